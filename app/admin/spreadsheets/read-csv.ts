/** A spreadsheet as people save or copy it: the cells of each line. */
export type Sheet = readonly (readonly string[])[];

/** Excel separates by commas, semicolons (in countries with decimal commas) or, when copied, tabs. */
const separators = [",", ";", "\t"] as const;

/** RFC 4180, with the separator that the first line uses most; null: a quote is never closed. */
export function readCsv(text: string): Sheet | null {
	const content = text.replace(/^\uFEFF/, "");
	const separator = separatorOf(content);
	const lines: string[][] = [];
	let at = 0;
	while (at < content.length) {
		const line: string[] = [];
		for (;;) {
			const quoted = content[at] === '"' ? quotedCell(content, at) : { text: "", end: at };
			if (!quoted) return null;
			// Text behind a closing quote belongs to the cell: so do spreadsheets.
			const plain = plainCell(content, quoted.end, separator);
			line.push(quoted.text + plain.text);
			at = plain.end;
			if (content[at] !== separator) break;
			at++;
		}
		at += content.startsWith("\r\n", at) ? 2 : 1;
		lines.push(line);
	}
	return lines;
}

const isBreak = (sign: string | undefined): boolean => sign === "\n" || sign === "\r";

function separatorOf(content: string): string {
	const [first = ""] = content.replaceAll(/"(?:[^"]|"")*"/g, '""').split(/[\r\n]/, 1);
	const counts = separators.map((each) => first.split(each).length);
	return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

function quotedCell(content: string, start: number): { text: string; end: number } | null {
	let text = "";
	let at = start + 1;
	for (;;) {
		const quote = content.indexOf('"', at);
		if (quote === -1) return null;
		text += content.slice(at, quote);
		if (content[quote + 1] !== '"') return { text, end: quote + 1 };
		text += '"';
		at = quote + 2;
	}
}

function plainCell(content: string, start: number, separator: string): { text: string; end: number } {
	let end = start;
	while (end < content.length && content[end] !== separator && !isBreak(content[end])) end++;
	return { text: content.slice(start, end), end };
}
