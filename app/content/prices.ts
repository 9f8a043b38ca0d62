/** Prices are texts (DATA-3); any other form is a compile error. */
export type MonthlyPrice = `$${number}/month`;
export type Price = `$${number}`;

/** A calendar day: "2026-11-18". */
export type IsoDay = `${number}-${number}-${number}`;

/**
 * How a price is known (TRUE-1). An entry without one has a price that nobody has confirmed. What the dealer's
 * specification prescribes names its requirement; it was never checked on a certain day, so it has no date.
 */
export type PriceCheck =
	| { on: IsoDay; by: string; source: string; prescribed?: never }
	| { prescribed: string; on?: never };

/**
 * What a price that is struck through is (TRUE-3): the one that follows a promotion, the one for customers without the
 * discount, or one that the dealer asked before.
 */
export type StruckPrice = "former" | "regular" | "without-discount";

/** A price with what is known about it. `P` is its form. */
export interface Priced<P extends string> {
	price: P;
	priceCheck?: PriceCheck;
	/** Higher than the price and struck through beside it; it always comes with `originalPriceIs`. */
	originalPrice?: P;
	originalPriceIs?: StruckPrice;
}
