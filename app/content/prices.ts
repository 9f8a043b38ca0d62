/** Prices are texts (DATA-3); any other form is a compile error. */
export type MonthlyPrice = `$${number}/month`;
export type Price = `$${number}`;
