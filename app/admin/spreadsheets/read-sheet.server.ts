import { isDeepStrictEqual } from "node:util";
import { contentOf, isItemName, revisionsOf, type Transaction } from "../../../db/catalogue/revisions";
import { type WorkingItem, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import { type Conflict, merge } from "../../catalogue/merge";
import { type Kind, readItem, type Stored } from "../../catalogue/shapes";
import { m } from "../../paraglide/messages.js";
import { csvLine } from "../../platform/csv";
import { currentLocale } from "../../platform/language";
import { itemTitle } from "../item-title";
import { bad, columnLetter, wrongShape } from "./cell-words.server";
import { readCsv } from "./read-csv";
import { ITEM, REVISION, textsOf } from "./sheet-data.server";
import { type ChangedCell, cellOf, changedCells, type Texts, withCells } from "./sheet-row";
import { type Column, columnNamed, sheetShape } from "./sheet-shape";

const MOST_ROWS = 5_000;
const MOST_COLUMNS = 500;

/** A row whose item would change. */
export interface SheetChange {
	row: number;
	item: string;
	/** What people call it. */
	title: string;
	base: number;
	isNew: boolean;
	data: Stored;
	cells: { name: string; before: string; after: string }[];
	/** Somebody has saved the item since it was exported: both changes are kept, except where both changed a field. */
	isMerged: boolean;
	conflicts: { field: string; mine: string; theirs: string }[];
}

export interface ReadSheet {
	changes: SheetChange[];
	/** Rows that say what is stored. */
	unchanged: number;
	/** What is wrong, by row and column, in words. */
	problems: string[];
	/** The good changes as a small sheet of their own, which is what confirming sends. */
	csv: string;
}

interface Heading {
	column: Column | typeof ITEM | typeof REVISION;
	at: number;
}

/** SHEET-2: what a sheet would change, and what is wrong with it. Changes nothing. */
export async function readSheet(db: Transaction, kind: Kind, text: string): Promise<ReadSheet> {
	const nothing = (problem: string): ReadSheet => ({ changes: [], unchanged: 0, problems: [problem], csv: "" });
	const lines = readCsv(text);
	if (!lines) return nothing(m.admin_spreadsheets_quote());
	const [head = [], ...rows] = lines;
	if (rows.length === 0) return nothing(m.admin_spreadsheets_empty());
	if (rows.length > MOST_ROWS || head.length > MOST_COLUMNS)
		return nothing(m.admin_spreadsheets_too_many({ rows: MOST_ROWS, columns: MOST_COLUMNS }));
	const { headings, problems } = readHead(kind, head);
	const itemAt = headings.find(({ column }) => column === ITEM)?.at;
	if (itemAt === undefined) problems.unshift(m.admin_spreadsheets_no_item());
	if (problems.length > 0 || itemAt === undefined) return { changes: [], unchanged: 0, problems, csv: "" };

	const { items } = await workingCatalogue(db);
	const context: Context = {
		kind,
		texts: textsOf(items),
		columns: headings.flatMap(({ column, at }) => (typeof column === "string" ? [] : [{ column, at }])),
		revisionAt: headings.find(({ column }) => column === REVISION)?.at,
		itemAt,
		head: (item) => items.get(`${kind}/${item}`),
		find: (key) => items.get(key),
		older: await olderOf(db, kind, rows, itemAt, headings.find(({ column }) => column === REVISION)?.at, items),
	};
	const changes: SheetChange[] = [];
	const seen = new Map<string, number>();
	let unchanged = 0;
	for (const [index, cells] of rows.entries()) {
		if (cells.every((cell) => cell.trim() === "")) continue;
		const row = index + 2;
		const item = (cells[itemAt] ?? "").trim();
		const earlier = seen.get(item);
		seen.set(item, row);
		const read =
			earlier === undefined
				? readRow(context, row, item, cells)
				: { problems: [m.admin_spreadsheets_twice({ row, item, earlier })] };
		if (read === null) unchanged++;
		else if ("problems" in read) problems.push(...read.problems);
		else changes.push(read);
	}
	return { changes, unchanged, problems, csv: sheetOf(changes, context) };
}

function readHead(kind: Kind, head: readonly string[]): { headings: Heading[]; problems: string[] } {
	const problems: string[] = [];
	const names = new Map<string, number>();
	const headings = head.flatMap((cell, at): Heading[] => {
		const name = cell.trim();
		// A column without a name is a note of whoever filled the sheet in.
		if (name === "") return [];
		const own = [ITEM, REVISION].find((each) => each === name.toLowerCase());
		const column = own ?? columnNamed(sheetShape(kind), name);
		const letter = columnLetter(at);
		if (!column) {
			problems.push(m.admin_spreadsheets_no_column({ letter, name }));
			return [];
		}
		const key = typeof column === "string" ? column : column.name;
		const earlier = names.get(key);
		if (earlier !== undefined)
			problems.push(m.admin_spreadsheets_column_twice({ letter, name, earlier: columnLetter(earlier) }));
		names.set(key, at);
		return [{ column: column as Heading["column"], at }];
	});
	return { headings, problems };
}

interface Context {
	kind: Kind;
	texts: Texts;
	columns: { column: Column; at: number }[];
	revisionAt: number | undefined;
	itemAt: number;
	head: (item: string) => WorkingItem | undefined;
	find: (key: string) => WorkingItem | undefined;
	/** Older revisions that rows name, by "item 3". */
	older: ReadonlyMap<string, Stored | null>;
}

/** Revisions that are not the newest any more, in one query. */
async function olderOf(
	db: Transaction,
	kind: Kind,
	rows: readonly (readonly string[])[],
	itemAt: number,
	revisionAt: number | undefined,
	items: ReadonlyMap<string, WorkingItem>,
): Promise<Map<string, Stored | null>> {
	if (revisionAt === undefined) return new Map();
	const stale = rows.flatMap((cells) => {
		const item = (cells[itemAt] ?? "").trim();
		const head = items.get(`${kind}/${item}`);
		return head && head.number !== Number(cells[revisionAt]) ? [item] : [];
	});
	const found = stale.length > 0 ? await revisionsOf(db, kind, [...new Set(stale)]) : [];
	return new Map(found.map((each) => [`${each.item} ${each.number}`, contentOf(each)]));
}

/** Null: the row says what is stored. */
function readRow(
	context: Context,
	row: number,
	item: string,
	cells: readonly string[],
): SheetChange | { problems: string[] } | null {
	const { kind, texts, columns, itemAt, revisionAt } = context;
	if (item === "") return { problems: [m.admin_spreadsheets_item_missing({ row, letter: columnLetter(itemAt) })] };
	const head = context.head(item);
	if (!head && !isItemName(item)) return { problems: [m.admin_spreadsheets_item_wrong({ row, item })] };
	const typed = revisionAt === undefined ? "" : (cells[revisionAt] ?? "").trim();
	const base = typed === "" ? (head?.number ?? 0) : Number(typed);
	const seen = base === 0 ? null : base === head?.number ? head.data : context.older.get(`${item} ${base}`);
	if (seen === undefined)
		return {
			problems: [
				m.admin_spreadsheets_revision_wrong({ row, letter: columnLetter(revisionAt ?? 0), revision: typed, item }),
			],
		};
	const changed = changedCells(
		seen ?? undefined,
		columns.map(({ column }) => column),
		columns.map(({ at }) => cells[at] ?? ""),
		texts,
	);
	if (changed.length === 0) return null;
	const place = (column: Column) => {
		const { at } = columns.find((each) => each.column.name === column.name) ?? { at: undefined };
		return { row, ...(at !== undefined && { letter: columnLetter(at) }), name: column.name };
	};
	const next = withCells(sheetShape(kind), seen ?? undefined, changed, texts);
	if ("bad" in next)
		return {
			problems: next.bad.map((each) => bad(place(each.column), each, typedIn(changed, each.column))),
		};
	const read = readItem(kind, next.data);
	if ("broken" in read) return { problems: read.broken.map((broken) => wrongShape(broken, row, item, columns)) };
	const theirs = head?.data ?? null;
	const isMerged = head !== undefined && base !== head.number;
	const { merged, conflicts } = isMerged ? merge(seen, read.data, theirs) : { merged: read.data, conflicts: [] };
	if (isDeepStrictEqual(merged, theirs)) return null;
	return {
		row,
		item,
		title: itemTitle({ kind, item, data: read.data }, context.find, currentLocale()),
		base,
		isNew: seen === null,
		data: read.data,
		cells: changed.map(({ column, before }) => ({
			name: column.name,
			before,
			after: cellOf(read.data, column, texts),
		})),
		isMerged,
		conflicts: conflicts.map(writtenConflict),
	};
}

const typedIn = (changed: readonly ChangedCell[], column: Column): string =>
	changed.find((each) => each.column.name === column.name)?.typed ?? "";

export const writtenConflict = ({ field, mine, theirs }: Conflict) => ({
	field,
	mine: written(mine),
	theirs: written(theirs),
});

const written = (value: unknown): string =>
	typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);

/** A sheet of only what changes: what was looked at is what is confirmed. */
function sheetOf(changes: readonly SheetChange[], { columns, texts }: Context): string {
	if (changes.length === 0) return "";
	const names = new Set(changes.flatMap(({ cells }) => cells.map(({ name }) => name)));
	const needed = columns.flatMap(({ column }) => (names.has(column.name) ? [column] : []));
	const lines = changes.map(({ item, base, data }) =>
		csvLine([item, String(base), ...needed.map((column) => cellOf(data, column, texts))]),
	);
	return csvLine([ITEM, REVISION, ...needed.map(({ name }) => name)]) + lines.join("");
}
