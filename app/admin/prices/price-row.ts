import type { IsoDay } from "../../content/prices";
import type { CellName, Cells, PricedKind } from "./price-cells";

/** How the price of a row is known. */
export type RowCheck = { on: IsoDay; by: string; source: string } | { prescribed: string };

/** One row of the grid. */
export interface PriceRow {
	/** "internet-plan/fios-300" */
	key: string;
	kind: PricedKind;
	/** Carrier or provider; empty for a phone case. */
	carrier: string;
	name: string;
	/** The newest revision. */
	base: number;
	/** What was saved last. */
	cells: Cells;
	/** What the site shows in the cells that differ from it. */
	was?: Cells;
	state: "changed" | "live" | "new";
	hidden?: true;
	/** Local times at which a value for some time begins, or the present one ends. */
	scheduled?: string;
	ends?: string;
	/** The price for the time being, where another one than in the cell. */
	now?: string;
	check: RowCheck | null;
	/** Whether somebody has to look: never confirmed, or not for 30 days. */
	unconfirmed?: true;
	due?: true;
}

/** The published value of a cell; undefined if the item was never published. */
export const liveCell = ({ state, was, cells }: PriceRow, cell: CellName): string | undefined =>
	state === "new" ? undefined : (was?.[cell] ?? cells[cell] ?? "");
