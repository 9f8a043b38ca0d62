import type { CellName, CellProblem, Cells } from "./price-cells";

/** What became of what was typed into a row. */
export type RowResult =
	| { outcome: "saved"; number: number }
	/** Nothing was stored; what was typed is here to be shown again. */
	| { outcome: "invalid"; base: number; typed: Cells; problems: Partial<Record<CellName, CellProblem>> }
	/** Somebody else saved another value meanwhile. Saving again on `number` keeps what was typed. */
	| { outcome: "conflict"; number: number; by: string | null; typed: Cells; theirs: Cells }
	/** The item was removed, or its data was broken by hand. */
	| { outcome: "gone"; base: number; typed: Cells };

export interface SavedPrices {
	rows: Readonly<Record<string, RowResult>>;
	/** How many items were stored. */
	saved: number;
	/** The rows that were confirmed, and those whose price was another one by then. */
	checked: readonly string[];
	notChecked: readonly string[];
	source: string;
}

/** Instead of a response: nothing was stored, and what was typed stays where it is. */
export interface NotSaved {
	failed: "offline" | "server";
}
