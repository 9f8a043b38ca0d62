import type { Transaction } from "../../../db/catalogue/revisions";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import { kinds } from "../../catalogue/shapes";

/** Every kind, with how many items it has and how many of them have changes that are not published. */
export async function sheetKinds(db: Transaction) {
	const { items } = await workingCatalogue(db);
	const byKind = Map.groupBy(items.values(), ({ kind }) => kind);
	return kinds.map((kind) => {
		const all = byKind.get(kind) ?? [];
		return {
			kind,
			count: all.filter(({ data }) => data !== null).length,
			changed: all.filter(({ status }) => status === "changed" || status === "new").length,
		};
	});
}
