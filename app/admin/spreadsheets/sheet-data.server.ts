import type { Transaction } from "../../../db/catalogue/revisions";
import { type WorkingCatalogue, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Kind, Stored } from "../../catalogue/shapes";
import type { Words } from "../../content/words";
import { csvLine } from "../../platform/csv";
import { cellOf, type Texts } from "./sheet-row";
import { columnsFor, sheetShape } from "./sheet-shape";

/** The columns before those of the fields. */
export const ITEM = "item";
export const REVISION = "revision";

/** The badges and phrases as they are being worked on. */
export const textsOf = (items: WorkingCatalogue["items"]): Texts =>
	new Map(
		[...items].flatMap(([key, { kind, data }]) =>
			(kind === "badge" || kind === "phrase") && data ? [[key, data as unknown as Words] as const] : [],
		),
	);

interface Row {
	item: string;
	number: number;
	data: Stored;
}

/** SHEET-1: the newest state of every item of a kind, drafts included. */
export async function exportSheet(db: Transaction, kind: Kind): Promise<string> {
	const { items } = await workingCatalogue(db);
	const rows = [...items.values()]
		.flatMap(({ data, ...each }): Row[] => (each.kind === kind && data ? [{ ...each, data }] : []))
		.toSorted((a, b) => (a.item < b.item ? -1 : 1));
	const columns = columnsFor(
		sheetShape(kind),
		rows.map(({ data }) => data),
	);
	const texts = textsOf(items);
	const lines = rows.map(({ item, number, data }) =>
		csvLine([item, String(number), ...columns.map((column) => cellOf(data, column, texts))]),
	);
	// Without the mark, Excel takes the file for one of its old encodings.
	return `\uFEFF${csvLine([ITEM, REVISION, ...columns.map(({ name }) => name)])}${lines.join("")}`;
}
