/**
 * The cells of a piece of a spreadsheet, by row: tabs and line ends separate them. Undefined if it is the text of one cell,
 * which the browser pastes better.
 */
export function pastedBlock(text: string): string[][] | undefined {
	if (!/[\t\r\n]/.test(text)) return undefined;
	const rows = text.replace(/(?:\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/);
	return rows.map((row) => row.split("\t").map(unquoted));
}

/** Spreadsheets quote a cell that has quotes, tabs or line ends in it. */
const unquoted = (cell: string): string => (/^"(.*)"$/s.exec(cell.trim())?.[1] ?? cell).replaceAll('""', '"').trim();
