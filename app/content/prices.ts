/** Prices are written the way the dealer says them; the compiler refuses any other form. */
export type MonthlyPrice = `$${number}/month`;
export type Price = `$${number}`;
