import { typedPrice } from "../prices/typed-price";
import { joinList, splitList } from "./cell-list";
import type { Cell } from "./sheet-shape";

/** What a value is in a cell. */
export function writtenValue(value: unknown): string {
	if (value === undefined || value === null) return "";
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (Array.isArray(value)) return joinList(value.map(String));
	return String(value);
}

/** Why a cell cannot be read; `choices` are the words that would do. */
export interface CellProblem {
	what:
		| "number"
		| "yes"
		| "yes-no"
		| "choice"
		| "monthly-price"
		| "price"
		| "day"
		| "clock"
		| "json"
		| "missing"
		| "wrong";
	choices?: readonly string[];
}

export type ReadCell = { value: unknown } | { problem: CellProblem };

const YES = /^(yes|y|sí|si|sim|true|x|1)$/i;
const NO = /^(no|n|não|nao|false|0)$/i;

/** What a typed cell says. Blank is null where the shape has that, else nothing. */
export function readValue(cell: Cell, typed: string): ReadCell {
	const text = typed.trim();
	if (text === "") return { value: cell.nullable ? null : cell.list && !cell.choices.length ? [] : undefined };
	if (cell.yes) {
		if (YES.test(text)) return { value: true };
		if (NO.test(text)) return { value: cell.no ? false : undefined };
		return { problem: { what: cell.no ? "yes-no" : "yes" } };
	}
	const choice = cell.choices.find((each) => each.toLowerCase() === text.toLowerCase());
	if (choice !== undefined) return { value: choice };
	if (cell.number) {
		const number = readNumber(text);
		return number === null ? { problem: { what: "number", choices: cell.choices } } : { value: number };
	}
	if (cell.list) return readList(text, cell.list.choices);
	if (!cell.text) return { problem: { what: "choice", choices: cell.choices } };
	return readForm(text, typed, cell.form);
}

function readNumber(text: string): number | null {
	const plain = text.replace(/^\$/, "").replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, "");
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function readList(text: string, choices: readonly string[]): ReadCell {
	const entries = splitList(text).filter(Boolean);
	if (choices.length === 0) return { value: entries };
	const value = entries.map((entry) => choices.find((each) => each.toLowerCase() === entry.toLowerCase()));
	return value.includes(undefined) ? { problem: { what: "choice", choices } } : { value };
}

/** Text of a certain form, in the ways in which people and Excel write it. */
function readForm(text: string, typed: string, form: string | undefined): ReadCell {
	if (form === "monthly-price" || form === "price") {
		const price = typedPrice(text, form === "price" ? "once" : "monthly");
		return "problem" in price ? { problem: { what: form } } : { value: price.text };
	}
	if (form === "day") {
		const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
		const day = year && month && date ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : text;
		return isDay(day) ? { value: day } : { problem: { what: "day" } };
	}
	if (form === "clock") {
		const [, hour = "", minute = ""] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text) ?? [];
		const clock = `${hour.padStart(2, "0")}:${minute}`;
		return /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(clock) ? { value: clock } : { problem: { what: "clock" } };
	}
	return { value: typed };
}

function isDay(day: string): boolean {
	try {
		return Temporal.PlainDate.from(day, { overflow: "reject" }).toString() === day;
	} catch {
		return false;
	}
}

const FORMULA = /^'(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/;

/**
 * Whether a cell still says what was exported, although a spreadsheet has been at it: Excel takes leading zeros off ZIP codes,
 * shortens long numbers to 1.5E+10, and our own apostrophe stands before what looks like a formula.
 */
export function isUnchanged(typed: string, exported: string): boolean {
	const plain = typed.replace(FORMULA, "").replaceAll("\r\n", "\n");
	const before = exported.replaceAll("\r\n", "\n");
	if (plain === before || typed === before || plain.trim() === before.trim()) return true;
	if (!/^\d+$/.test(before)) return false;
	if (/^0+\d/.test(before) && /^\d+$/.test(plain))
		return Number(plain) === Number(before) && plain.length < before.length;
	const [, digits, power] = /^(\d(?:[.,]\d+)?)E\+?(\d+)$/i.exec(plain.trim()) ?? [];
	if (!digits || !power) return false;
	const places = digits.length > 1 ? digits.length - 2 : 0;
	return Number(before).toExponential(places) === `${digits.replace(",", ".")}e+${Number(power)}`;
}

/** The text of a cell without the apostrophe that keeps spreadsheets from running it. */
export const plainText = (typed: string): string => typed.replace(FORMULA, "");
