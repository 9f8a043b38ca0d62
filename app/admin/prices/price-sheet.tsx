import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import type { GridEdits } from "./grid-edits";
import { type CellControl, cellOf, cellsBelow, moveBy, placeOf } from "./grid-keys";
import { pastedBlock } from "./pasted-block";
import { type CellName, cellNames } from "./price-cells";
import { PriceLine } from "./price-line";
import { liveCell, type PriceRow } from "./price-row";
import { cellWords, pastedValue } from "./price-words";

/** Rows that the page comes with; a browser adds the others when it has nothing else to do. */
const FIRST_ROWS = 100;
const MORE_ROWS = 150;

/**
 * GRID-2: the table. The inputs are the browser's own, and keys and pasting are handled once for all of them, so that typing
 * costs nothing, however many rows there are.
 */
export function PriceSheet({
	rows,
	edits,
	table,
	onSay,
	onSelect,
	onCheck,
}: {
	rows: readonly PriceRow[];
	edits: GridEdits;
	table: RefObject<HTMLTableElement | null>;
	/** Says something to whoever cannot see it. */
	onSay: (sentence: string) => void;
	onSelect: () => void;
	onCheck: (key: string) => void;
}) {
	const shown = useGrowing(rows.length);
	const navigate = useNavigate();
	const at = useRef<{ control: CellControl; text: string; isEditing: boolean } | null>(null);
	const byKey = useRef(new Map<string, PriceRow>());
	useEffect(() => {
		byKey.current = new Map(rows.map((row) => [row.key, row]));
	}, [rows]);

	/** What was typed goes into the store, and comes back in its stored form. */
	function commit() {
		const { current } = at;
		if (!current) return;
		const { control, text } = current;
		delete control.dataset.typing;
		if (control.value === text) return;
		const { key, cell } = placeOf(control);
		edits.set(key, cell, control.value);
		control.value = edits.textOf(key, cell);
		current.text = control.value;
	}

	function goTo(control: CellControl) {
		control.focus({ preventScroll: true });
		control.scrollIntoView({ block: "nearest", inline: "nearest" });
	}

	function goToCell(place: { key: string; cell: CellName } | undefined) {
		const control = place && document.getElementById(`${place.key}-${place.cell}`);
		const found = control ? cellOf(control) : null;
		if (found) goTo(found);
	}

	function takeBack(control: CellControl) {
		const { key, cell } = placeOf(control);
		const typed = at.current?.text ?? "";
		if (control.value === typed) edits.set(key, cell, edits.storedCells(key)[cell] ?? "");
		delete control.dataset.typing;
		control.value = edits.textOf(key, cell);
		if (at.current) at.current = { control, text: control.value, isEditing: false };
		edits.showOld("");
		if (control instanceof HTMLInputElement) control.select();
	}

	function startEditing(control: CellControl) {
		if (at.current) at.current.isEditing = true;
		if (control instanceof HTMLInputElement) control.setSelectionRange(control.value.length, control.value.length);
		else control.showPicker?.();
	}

	// What was typed before the scripts ran is not lost, nor what is being typed when the page goes away.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once.
	useEffect(() => {
		const leave = () => commit();
		addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", leave);
		return () => {
			removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", leave);
		};
	}, []);

	return (
		<div className="price-sheet">
			<table
				ref={table}
				className="price-table"
				onFocus={({ target }) => {
					const control = cellOf(target);
					if (!control) return;
					at.current = { control, text: control.value, isEditing: false };
					edits.showOld(control.title);
					if (control instanceof HTMLInputElement) control.select();
				}}
				onBlur={({ target }) => {
					if (!cellOf(target)) return;
					commit();
					at.current = null;
				}}
				onMouseDown={(event) => {
					const control = cellOf(event.target);
					// The first press selects the cell, with all its text; the second one may place the caret.
					if (!(control instanceof HTMLInputElement) || control === document.activeElement) return;
					event.preventDefault();
					control.focus();
				}}
				onDoubleClick={({ target }) => {
					const control = cellOf(target);
					if (control) startEditing(control);
				}}
				onInput={({ target }) => {
					const control = cellOf(target);
					if (!control) return;
					control.dataset.typing = "";
					if (control instanceof HTMLSelectElement) commit();
				}}
				onKeyDown={(event) => {
					const control = cellOf(event.target);
					const current = at.current;
					if (!control || !current || event.nativeEvent.isComposing) return;
					const { key, ctrlKey, metaKey, shiftKey } = event;
					const isCommand = ctrlKey || metaKey;
					if (key === "Escape") {
						takeBack(control);
					} else if (key === "F2") {
						if (current.isEditing) current.isEditing = false;
						else startEditing(control);
					} else if (isCommand && (key.toLowerCase() === "z" || key.toLowerCase() === "y")) {
						// What is being typed is the browser's to undo.
						if (control.value !== current.text) return;
						goToCell(key.toLowerCase() === "y" || shiftKey ? edits.redo() : edits.undo());
						const { key: row, cell } = placeOf(control);
						control.value = edits.textOf(row, cell);
						current.text = control.value;
					} else {
						const next = moveBy(event, control, current.isEditing);
						// Tab leaves the table at its end.
						if (next === undefined || (next === null && key === "Tab")) return;
						if (next) goTo(next);
						else {
							commit();
							current.isEditing = false;
							if (control instanceof HTMLInputElement) control.select();
						}
					}
					event.preventDefault();
				}}
				onPaste={(event) => {
					const control = cellOf(event.target);
					const block = pastedBlock(event.clipboardData.getData("text/plain"));
					if (!control || !block) return;
					event.preventDefault();
					const { places, left } = cellsBelow(control, block, cellNames);
					const count = edits.setMany(
						places.map(({ key, cell, text }) => ({ key, cell, text: pastedValue(cell, text) })),
					);
					const { key, cell } = placeOf(control);
					delete control.dataset.typing;
					control.value = edits.textOf(key, cell);
					at.current = { control, text: control.value, isEditing: false };
					onSay(
						`${m.admin_prices_pasted({ count })}${left > 0 ? ` ${m.admin_prices_not_pasted({ count: left })}` : ""}`,
					);
				}}
				onChange={({ target }) => {
					if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
					if (target.name === "")
						for (const box of target.closest("table")?.querySelectorAll<HTMLInputElement>("[name=item]") ?? [])
							box.checked = target.checked;
					onSelect();
				}}
				onClick={(event) => {
					const link = (event.target as Element).closest("a");
					if (link && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
						event.preventDefault();
						void navigate(link.pathname);
						return;
					}
					const button = (event.target as Element).closest("button");
					if (!button) return;
					const control = button.closest("td")?.querySelector<CellControl>("[data-cell]");
					if (button.name === "check") {
						event.preventDefault();
						onCheck(button.value);
					} else if (control) {
						const { key, cell } = placeOf(control);
						const conflict = edits.state(key).edits?.conflict;
						if (button.dataset.act === "mine") edits.keepMine(key, cell);
						if (button.dataset.act === "theirs") edits.set(key, cell, conflict?.theirs[cell] ?? "");
						if (button.dataset.act === "back") {
							const row = byKey.current.get(key);
							const isTyped = edits.state(key).edits?.typed[cell] !== undefined;
							const stored = edits.storedCells(key)[cell] ?? "";
							edits.set(key, cell, isTyped ? stored : ((row && liveCell(row, cell)) ?? stored));
						}
						goTo(control);
					}
				}}
			>
				<caption className="sr-only">{m.admin_prices_table()}</caption>
				<thead>
					<tr className="price-line price-line-head">
						<th scope="col" className="price-line-select">
							<label className="price-line-tick needs-script">
								<input type="checkbox" aria-label={m.admin_prices_select_all()} />
								<span aria-hidden>{m.admin_prices_select_all()}</span>
							</label>
						</th>
						<th scope="col" className="price-line-name">
							{m.admin_prices_item()}
						</th>
						{cellNames.map((cell) => (
							<th key={cell} scope="col">
								{cellWords[cell]()}
							</th>
						))}
						<th scope="col">{m.admin_prices_checked()}</th>
						<th scope="col">{m.admin_prices_status()}</th>
					</tr>
				</thead>
				<tbody>
					{rows.slice(0, shown).map((row) => (
						<PriceLine key={row.key} row={row} edits={edits} />
					))}
				</tbody>
			</table>
		</div>
	);
}

/** How many of so many rows are there: a page's worth at once, then all of them bit by bit. */
function useGrowing(count: number): number {
	const [shown, setShown] = useState(FIRST_ROWS);
	useEffect(() => {
		if (shown >= count) return;
		// Safari has no requestIdleCallback.
		const timer = setTimeout(() => setShown(shown + MORE_ROWS), 50);
		return () => clearTimeout(timer);
	}, [shown, count]);
	return shown;
}
