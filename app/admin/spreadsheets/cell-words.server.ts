import type { BrokenRule } from "../../content/problem";
import { m } from "../../paraglide/messages.js";
import { brokenWords } from "../../platform/problem-sentence.server";
import type { CellProblem } from "./cell-value";
import type { BadCell } from "./sheet-row";
import { type Column, columnName } from "./sheet-shape";

/** "A", "B" … "Z", "AA": as spreadsheets name their columns. */
export const columnLetter = (at: number): string =>
	(at >= 26 ? columnLetter(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));

interface Place {
	row: number;
	/** Missing where the sheet has no such column. */
	letter?: string;
	name: string;
}

const whereIs = ({ row, letter, name }: Place): string =>
	letter ? m.admin_spreadsheets_where({ row, letter, name }) : m.admin_spreadsheets_where_missing({ row, name });

const words: Readonly<Record<CellProblem["what"], (choices: string) => string>> = {
	number: (choices) => (choices ? m.admin_spreadsheets_number_or({ choices }) : m.admin_spreadsheets_number()),
	yes: () => m.admin_spreadsheets_yes(),
	"yes-no": () => m.admin_spreadsheets_yes_no(),
	choice: (choices) => m.admin_spreadsheets_choice({ choices }),
	"monthly-price": () => m.admin_spreadsheets_monthly_price(),
	price: () => m.admin_spreadsheets_price(),
	day: () => m.admin_spreadsheets_day(),
	clock: () => m.admin_spreadsheets_clock(),
	json: () => m.admin_spreadsheets_json(),
	missing: () => m.admin_spreadsheets_missing(),
	wrong: () => m.admin_spreadsheets_wrong(),
};

/** "Row 5, column C (price): “forty” doesn’t work here. Enter a price like $45 or $45/month." */
export function bad(place: Place, { what, choices = [] }: BadCell, typed: string): string {
	if (what === "wrong" && choices.length === 2)
		return `${whereIs(place)} ${m.admin_spreadsheets_list_length({ has: choices[0] ?? "", needs: choices[1] ?? "" })}`;
	const short = typed.length > 60 ? `${typed.slice(0, 60)}…` : typed;
	return `${whereIs(place)} ${m.admin_spreadsheets_bad({ typed: short })} ${words[what](choices.join(", "))}`;
}

/** What the shape finds wrong with an item, at the cell that it is about. */
export function wrongShape(
	broken: BrokenRule,
	row: number,
	item: string,
	columns: readonly { column: Column; at: number }[],
): string {
	if (broken.rule !== "shapeField") return m.admin_spreadsheets_item_bad({ row, item, problem: brokenWords(broken) });
	const name = columnName(broken.path.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
	const found = columns.find(({ column }) => column.name === name || column.name.startsWith(`${name}.`));
	const place = { row, ...(found && { letter: columnLetter(found.at) }), name: found?.column.name ?? name };
	const isMissing = broken.detail.includes("received undefined");
	return `${whereIs(place)} ${isMissing ? m.admin_spreadsheets_missing() : m.admin_spreadsheets_wrong()}`;
}
