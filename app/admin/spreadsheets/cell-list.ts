/** A list in one cell: "Unlimited talk | 5G access"; a bar within an entry is written "\|". */
export const joinList = (entries: readonly string[]): string =>
	entries.map((entry) => entry.replaceAll("\\", "\\\\").replaceAll("|", "\\|")).join(" | ");

export function splitList(cell: string): string[] {
	if (cell.trim() === "") return [];
	// Split at bars that no backslash stands before.
	return [...`${cell}|`.matchAll(/((?:\\[\\|]|[^|])*?)\|/g)].map(([, entry = ""]) =>
		entry.replaceAll(/\\([\\|])/g, "$1").trim(),
	);
}
