/** Spreadsheets run a cell that begins like this as a formula. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** An RFC 4180 cell, always quoted; a leading apostrophe turns a formula into text. */
const csvCell = (value: string): string => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(",")}\r\n`;
