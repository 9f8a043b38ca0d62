/** A spreadsheet takes a cell that begins like this for a formula, and runs it. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A cell after RFC 4180, always in quotes; one that would be a formula is made a text by an apostrophe. */
const csvCell = (value: string): string => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(",")}\r\n`;
