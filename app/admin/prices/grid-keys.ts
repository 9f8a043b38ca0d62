import { type CellName, isCellName } from "./price-cells";

/** A cell of the table: the control in it knows its place. */
export type CellControl = HTMLInputElement | HTMLSelectElement;

export const cellOf = (target: EventTarget | null): CellControl | null =>
	target instanceof HTMLInputElement || target instanceof HTMLSelectElement
		? isCellName(target.dataset.cell ?? "")
			? target
			: null
		: null;

export const placeOf = (control: CellControl): { key: string; cell: CellName } => ({
	key: control.closest("tr")?.dataset.key ?? "",
	cell: control.dataset.cell as CellName,
});

const inRow = (row: Element | null | undefined, cell: string) =>
	row?.querySelector<CellControl>(`[data-cell="${cell}"]`) ?? null;

const controlsOf = (row: Element | null | undefined) => [...(row?.querySelectorAll<CellControl>("[data-cell]") ?? [])];

/** The next cell of a column up or down; rows that have no such column are passed over. */
function inColumn(control: CellControl, step: "nextElementSibling" | "previousElementSibling"): CellControl | null {
	let row = control.closest("tr")?.[step];
	while (row) {
		const found = inRow(row, control.dataset.cell ?? "");
		if (found) return found;
		row = row[step];
	}
	return null;
}

function beside(control: CellControl, step: -1 | 1): CellControl | null {
	const controls = controlsOf(control.closest("tr"));
	return controls[controls.indexOf(control) + step] ?? null;
}

/** With Tab, the row goes on in the next one. */
function following(control: CellControl, step: -1 | 1): CellControl | null {
	const row = control.closest("tr");
	return (
		beside(control, step) ??
		(step === 1 ? controlsOf(row?.nextElementSibling)[0] : controlsOf(row?.previousElementSibling).at(-1)) ??
		null
	);
}

const PAGE = 10;

function aPage(control: CellControl, step: "nextElementSibling" | "previousElementSibling"): CellControl | null {
	let at: CellControl | null = null;
	for (let count = 0, next: CellControl | null = control; count < PAGE && next; count++) {
		next = inColumn(next, step);
		at = next ?? at;
	}
	return at;
}

type Keys = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/**
 * GRID-2: where a key leads from a cell, as in a spreadsheet; undefined if the key moves nothing. `isEditing`: the caret is
 * within the text, so arrows, Home and End belong to it.
 */
export function moveBy(
	{ key, shiftKey, ctrlKey, metaKey, altKey }: Keys,
	control: CellControl,
	isEditing: boolean,
): CellControl | null | undefined {
	if (altKey) return undefined;
	if (key === "Enter") return inColumn(control, shiftKey ? "previousElementSibling" : "nextElementSibling");
	if (key === "Tab") return following(control, shiftKey ? -1 : 1);
	if (isEditing || shiftKey) return undefined;
	const row = control.closest("tr");
	if (ctrlKey || metaKey) {
		if (key === "Home") return inRow(row?.parentElement?.firstElementChild, "price");
		if (key === "End") return inRow(row?.parentElement?.lastElementChild, control.dataset.cell ?? "");
		return undefined;
	}
	if (key === "ArrowDown") return inColumn(control, "nextElementSibling");
	if (key === "ArrowUp") return inColumn(control, "previousElementSibling");
	if (key === "PageDown") return aPage(control, "nextElementSibling");
	if (key === "PageUp") return aPage(control, "previousElementSibling");
	if (key === "ArrowRight") return beside(control, 1);
	if (key === "ArrowLeft") return beside(control, -1);
	if (key === "Home") return controlsOf(row)[0];
	if (key === "End") return controlsOf(row).at(-1);
	return undefined;
}

/** The cells that a pasted block lands on, from one cell to the right and down. */
export function cellsBelow(
	control: CellControl,
	block: readonly (readonly string[])[],
	columns: readonly CellName[],
): { places: { key: string; cell: CellName; text: string }[]; left: number } {
	const first = columns.indexOf(control.dataset.cell as CellName);
	const places: { key: string; cell: CellName; text: string }[] = [];
	let row: Element | null | undefined = control.closest("tr");
	let at = 0;
	for (; at < block.length && row; at++, row = row.nextElementSibling)
		for (const [offset, text] of (block[at] ?? []).entries()) {
			const cell = columns[first + offset];
			const key = (row as HTMLElement).dataset.key;
			if (cell && key && inRow(row, cell)) places.push({ key, cell, text });
		}
	return { places, left: block.length - at };
}
