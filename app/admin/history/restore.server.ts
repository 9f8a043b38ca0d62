import { isDeepStrictEqual } from "node:util";
import { newestRelease } from "../../../db/catalogue/releases";
import { contentOf, historyOf, holdSaves, save } from "../../../db/catalogue/revisions";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { Refusal } from "../../../db/refusal";
import { isKind } from "../../catalogue/shapes";
import { isClosed } from "../review/review-data.server";
import type { Staff } from "../staff";
import { publishedBy } from "./history-data.server";

/** Gives an item the content of an older revision, as one more revision. False: there is no such revision, or it is another store's. */
export async function restoreRevision(
	db: Database,
	staff: Staff,
	{ kind, item, number }: { kind: string; item: string; number: number },
): Promise<boolean> {
	if (!isKind(kind) || isClosed({ kind, item }, staff)) return false;
	const revisions = await historyOf(db, kind, item);
	const wanted = revisions.find((each) => each.number === number);
	const [head] = revisions;
	if (!wanted || !head) return false;
	const data = contentOf({ kind, item, ...wanted });
	const { outcome } = await save(db, { kind, item, base: head.number, data, cause: "restore", author: staff.id });
	return outcome !== "conflict";
}

/**
 * Makes drafts of everything that has changed since a release, with the content that it had: to be reviewed and published.
 * Drafts of those items are replaced; they stay in the history. Returns how many items that are.
 */
export async function restoreRelease(db: Database, staff: Staff, release: number): Promise<number> {
	if (release < 1 || release > (await newestRelease(db))) throw new Refusal(`There is no release ${release}.`);
	const then = await publishedBy(db, release);
	return db.transaction(async (tx) => {
		await holdSaves(tx);
		const { items } = await workingCatalogue(tx);
		let restored = 0;
		for (const [key, { kind, item, number, data }] of items) {
			const content = then.get(key) ?? null;
			if (isDeepStrictEqual(content, data) || isClosed({ kind, item }, staff)) continue;
			await save(tx, { kind, item, base: number, data: content, cause: "restore", author: staff.id });
			restored++;
		}
		return restored;
	});
}
