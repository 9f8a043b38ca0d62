/** A table of results. */
export interface Table {
	title: string;
	columns: readonly string[];
	rows: readonly (readonly string[])[];
	/** What a reader must know to judge the figures, and what was skipped and why. */
	notes?: readonly string[];
}

export function toMarkdown({ title, columns, rows, notes = [] }: Table): string {
	const all = [columns, ...rows];
	const widths = columns.map((_, at) => Math.max(3, ...all.map((row) => (row[at] ?? "").length)));
	const line = (cells: readonly string[]) =>
		`| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
	return [
		`## ${title}`,
		"",
		...(rows.length > 0 ? [line(columns), line(widths.map((width) => "-".repeat(width))), ...rows.map(line), ""] : []),
		...notes.map((note) => `- ${note}`),
		...(notes.length > 0 ? [""] : []),
	].join("\n");
}

export const median = (values: readonly number[]): number => {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length >> 1;
	const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
	return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

export const fixed = (value: number, digits = 0): string => (Number.isFinite(value) ? value.toFixed(digits) : "–");

/** "0.52 ✓" or "0.31 ✗ (≥ 0.45)". */
export const against = (value: number, target: number, direction: "least" | "most", digits = 2): string => {
	const isMet = direction === "least" ? value >= target : value <= target;
	return isMet
		? `${fixed(value, digits)} ✓`
		: `${fixed(value, digits)} ✗ (${direction === "least" ? "≥" : "≤"} ${target})`;
};
