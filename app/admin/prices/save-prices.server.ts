import { recordChecks } from "../../../db/catalogue/price-checks";
import { historyOf, type SaveResult, save } from "../../../db/catalogue/revisions";
import { type WorkingItem, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { Refusal } from "../../../db/refusal";
import { readItem } from "../../catalogue/shapes";
import { dealer } from "../../content/dealer";
import {
	type CellName,
	type Cells,
	cellsOf,
	isCellName,
	isPricedKind,
	type PricedItem,
	type PricedKind,
	readCells,
	typedRow,
	withCells,
} from "./price-cells";
import { priceNow } from "./price-rows";
import type { RowResult, SavedPrices } from "./saved-prices";

/** A row of the form: `base:internet-plan/fios-300`, `price:internet-plan/fios-300` … */
interface SentRow {
	base: number;
	typed: Partial<Record<CellName, string>>;
}

const MOST_ROWS = 2_000;
const LONGEST_CELL = 100;
const LONGEST_SOURCE = 200;

export interface SentPrices {
	rows: ReadonlyMap<string, SentRow>;
	/** The rows whose price somebody has just looked up. */
	checks: readonly string[];
	source: string;
}

/** What the form says; null if it is none. */
export function readPrices(form: FormData): SentPrices | null {
	const rows = new Map<string, SentRow>();
	const typed: { key: string; cell: CellName; text: string }[] = [];
	for (const [name, value] of form) {
		const at = name.indexOf(":");
		if (at < 0 || typeof value !== "string") continue;
		const [field, key] = [name.slice(0, at), name.slice(at + 1)];
		if (field === "base" && /^\d{1,9}$/.test(value)) rows.set(key, { base: Number(value), typed: {} });
		else if (isCellName(field)) typed.push({ key, cell: field, text: value.slice(0, LONGEST_CELL) });
	}
	for (const { key, cell, text } of typed) {
		const row = rows.get(key);
		if (row) row.typed[cell] = text;
	}
	const one = form.get("check");
	const chosen = form.get("intent") === "check" ? form.getAll("item") : [];
	const checks = [...form.getAll("also-check"), ...(one === null ? chosen : [one])].filter(
		(key) => typeof key === "string",
	);
	if (rows.size > MOST_ROWS || checks.length > MOST_ROWS) return null;
	return {
		rows,
		checks: [...new Set(checks)],
		source: String(form.get("source") ?? "")
			.trim()
			.slice(0, LONGEST_SOURCE),
	};
}

interface By {
	author: string;
	now: number;
	/** For a check without one. */
	defaultSource: string;
}

/** GRID-4, GRID-6: stores each row that was changed on the revision that its author saw, then the checks. */
export async function savePrices(
	db: Database,
	{ rows, checks, source }: SentPrices,
	{ author, now, defaultSource }: By,
): Promise<SavedPrices> {
	const { items } = await workingCatalogue(db);
	const results: Record<string, RowResult> = {};
	/** The prices that the author saw, as they are at this moment. */
	const seen = new Map<string, string>();
	let saved = 0;
	for (const [key, row] of rows) {
		const found = items.get(key);
		const before = found && (await dataAt(db, found, row.base));
		if (!found || !isPricedKind(found.kind) || found.data === null || !before) {
			if (Object.keys(row.typed).length > 0) results[key] = { outcome: "gone", base: row.base, typed: row.typed };
			continue;
		}
		const change = changeOf(found.kind, before, row.typed);
		seen.set(key, priceNow(withCells(found.kind, before, change.cells), { now, timeZone: dealer.timeZone }).price);
		if (Object.keys(change.problems).length > 0) {
			results[key] = { outcome: "invalid", base: row.base, typed: change.typed, problems: change.problems };
			continue;
		}
		if (Object.keys(change.cells).length === 0) continue;
		const data = withCells(found.kind, before, change.cells);
		const { kind, item } = found;
		const result = await save(db, { kind, item, base: row.base, data, author }).catch((cause): SaveResult | null => {
			if (cause instanceof Refusal) return null;
			throw cause;
		});
		if (result === null) results[key] = { outcome: "gone", base: row.base, typed: change.typed };
		else if (result.outcome === "conflict")
			results[key] = await conflictOf(db, found, kind, result.number, change.cells);
		else results[key] = { outcome: "saved", number: result.number };
		if (result?.outcome === "saved" || result?.outcome === "merged") saved++;
	}
	return { rows: results, saved, ...(await confirm()), source };

	async function confirm() {
		if (checks.length === 0) return { checked: [], notChecked: [] };
		const { items: newest } = await workingCatalogue(db);
		const right: { key: string; price: string }[] = [];
		for (const key of checks) {
			const data = newest.get(key)?.data as PricedItem | null | undefined;
			const kind = newest.get(key)?.kind ?? "";
			const result = results[key];
			if (!data || !isPricedKind(kind) || kind === "phone-case" || (result && result.outcome !== "saved")) continue;
			const { price } = priceNow(data, { now, timeZone: dealer.timeZone });
			if (price === seen.get(key)) right.push({ key, price });
		}
		await recordChecks(db, right, { source: source || defaultSource, author, now });
		const checked = right.map(({ key }) => key);
		return { checked, notChecked: checks.filter((key) => !checked.includes(key)) };
	}
}

/** The cells whose typed value is another one than before. */
function changeOf(kind: PricedKind, before: PricedItem, sent: Cells) {
	const cells = readCells(kind, before);
	const typed = Object.fromEntries(
		cellsOf(kind).flatMap((cell) => {
			const text = sent[cell];
			return text === undefined || text === cells[cell] ? [] : [[cell, text]];
		}),
	) as Cells;
	const read = typedRow(kind, cells, typed);
	const changed = Object.entries(read.cells).filter(([cell, text]) => text !== cells[cell as CellName]);
	return {
		typed,
		cells: Object.fromEntries(changed) as Cells,
		// What was there before is not the fault of whoever types nothing.
		problems: Object.keys(typed).length > 0 ? read.problems : {},
	};
}

/** An item as its author saw it. */
async function dataAt(db: Database, found: WorkingItem, base: number): Promise<PricedItem | null> {
	if (found.number === base) return found.data as PricedItem | null;
	const old = (await historyOf(db, found.kind, found.item)).find(({ number }) => number === base);
	const read = old?.data ? readItem(found.kind, old.data, old.shape) : null;
	return read && "data" in read ? (read.data as PricedItem) : null;
}

async function conflictOf(
	db: Database,
	{ item }: WorkingItem,
	kind: PricedKind,
	number: number,
	typed: Cells,
): Promise<RowResult> {
	const theirs = (await historyOf(db, kind, item)).find((each) => each.number === number);
	const read = theirs?.data ? readItem(kind, theirs.data, theirs.shape) : null;
	if (!theirs || !read || !("data" in read)) return { outcome: "gone", base: number, typed };
	const cells = readCells(kind, read.data as PricedItem);
	const differing = Object.keys(typed).filter((cell) => typed[cell as CellName] !== cells[cell as CellName]);
	return {
		outcome: "conflict",
		number,
		by: theirs.author,
		typed,
		theirs: Object.fromEntries(differing.map((cell) => [cell, cells[cell as CellName]])) as Cells,
	};
}
