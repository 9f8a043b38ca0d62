import type { Kind, Stored } from "../../catalogue/shapes";
import type { MonthlyPrice } from "../../content/prices";
import { dollarsOf, type PriceProblem, type Typed, typedAmount, typedMonths, typedPrice } from "./typed-price";

/** The kinds of the grid, in its order. */
export const pricedKinds = [
	"internet-plan",
	"postpaid-plan",
	"prepaid-plan",
	"tv-package",
	"security-package",
	"phone-case",
] as const satisfies readonly Kind[];
export type PricedKind = (typeof pricedKinds)[number];
export type PricedItem = Stored<PricedKind>;

export const isPricedKind = (kind: string): kind is PricedKind => (pricedKinds as readonly string[]).includes(kind);

/** The columns that can be typed in, in their order. */
export const cellNames = ["price", "originalPrice", "originalPriceIs", "monthlyAfter", "priceMonths"] as const;
export type CellName = (typeof cellNames)[number];
/** What stands in the cells of a row; empty where a value is not known or not there. */
export type Cells = Readonly<Partial<Record<CellName, string>>>;

/** The id of the form that the cells belong to. */
export const PRICE_FORM = "price-form";

export const isCellName = (name: string): name is CellName => (cellNames as readonly string[]).includes(name);

/** What a struck price can be; `app/content/prices.ts`. */
const struckPrices = ["former", "regular", "without-discount"] as const;

const always: readonly CellName[] = ["price", "originalPrice", "originalPriceIs"];

/** Only an internet plan knows what it costs after its promotion. */
export const cellsOf = (kind: PricedKind): readonly CellName[] => (kind === "internet-plan" ? cellNames : always);

export function readCells(kind: PricedKind, data: PricedItem): Cells {
	const { price, originalPrice = "", originalPriceIs = "" } = data;
	if (kind !== "internet-plan") return { price, originalPrice, originalPriceIs };
	const { monthlyAfter, priceMonths } = (data as Stored<"internet-plan">).facts;
	return {
		price,
		originalPrice,
		originalPriceIs,
		monthlyAfter:
			monthlyAfter === null ? "" : `$${Number.isInteger(monthlyAfter) ? monthlyAfter : monthlyAfter.toFixed(2)}`,
		priceMonths: priceMonths === null ? "" : String(priceMonths),
	};
}

/** The item with other values in some of its cells. */
export function withCells<D extends PricedItem>(kind: PricedKind, data: D, cells: Cells): D {
	const { originalPrice: _, originalPriceIs: __, ...rest } = data;
	const next = { ...readCells(kind, data), ...cells };
	const changed = {
		...rest,
		price: next.price,
		// One without the other means nothing.
		...(next.originalPrice && {
			originalPrice: next.originalPrice as MonthlyPrice,
			...(next.originalPriceIs && { originalPriceIs: next.originalPriceIs }),
		}),
	};
	if (kind !== "internet-plan") return changed as unknown as D;
	const { facts } = data as Stored<"internet-plan">;
	return {
		...changed,
		facts: {
			...facts,
			monthlyAfter: next.monthlyAfter ? dollarsOf(next.monthlyAfter) : null,
			priceMonths: next.priceMonths ? Number(next.priceMonths) : null,
		},
	} as unknown as D;
}

/** What was typed into a cell, in the form that is stored. */
export function typedCell(kind: PricedKind, cell: CellName, text: string): Typed {
	const form = kind === "phone-case" ? "once" : "monthly";
	if (cell === "price") return typedPrice(text, form);
	if (cell === "originalPrice") return text.trim() === "" ? { text: "" } : typedPrice(text, form);
	if (cell === "monthlyAfter") return typedAmount(text);
	if (cell === "priceMonths") return typedMonths(text);
	return text === "" || (struckPrices as readonly string[]).includes(text) ? { text } : { problem: "what-it-is" };
}

export type CellProblem = PriceProblem | "not-above" | "regular-differs";

/** What is wrong with the cells of a row together: publishing would refuse it. All of them are in their stored form. */
export function rowProblems(kind: PricedKind, cells: Cells): Partial<Record<CellName, CellProblem>> {
	const { price = "", originalPrice = "", originalPriceIs = "", monthlyAfter = "" } = cells;
	if (originalPrice === "") return {};
	if (originalPriceIs === "") return { originalPriceIs: "what-it-is" };
	if (!(dollarsOf(originalPrice) > dollarsOf(price))) return { originalPrice: "not-above" };
	if (kind === "internet-plan" && originalPriceIs === "regular" && dollarsOf(originalPrice) !== dollarsOf(monthlyAfter))
		return { monthlyAfter: "regular-differs" };
	return {};
}

/** What was typed into some cells of a row: in stored form, with everything that is wrong. */
export function typedRow(
	kind: PricedKind,
	before: Cells,
	typed: Cells,
): { cells: Cells; problems: Partial<Record<CellName, CellProblem>> } {
	const cells: Partial<Record<CellName, string>> = {};
	const problems: Partial<Record<CellName, CellProblem>> = {};
	for (const cell of cellsOf(kind)) {
		const text = typed[cell];
		if (text === undefined) continue;
		const read = typedCell(kind, cell, text);
		if ("problem" in read) problems[cell] = read.problem;
		else cells[cell] = read.text;
	}
	const wrong = Object.keys(problems).length > 0 ? problems : rowProblems(kind, { ...before, ...cells });
	return { cells, problems: wrong };
}
