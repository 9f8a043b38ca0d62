import { memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/primitives/badge";
import type { GridEdits, RowEdits } from "./grid-edits";
import { type CellName, cellNames, cellsOf, PRICE_FORM } from "./price-cells";
import { liveCell, type PriceRow } from "./price-row";
import { cellWords, problemWords, shortDay, struckChoices, valueWords } from "./price-words";

/** One row. Renders again only when it is another one, or something was typed into it. */
export const PriceLine = memo(
	function PriceLine({ row: loaded, edits: store }: { row: PriceRow; edits: GridEdits }) {
		const { key } = loaded;
		const subscribe = useCallback((heard: () => void) => store.subscribe(key, heard), [store, key]);
		const read = () => store.state(key);
		const { edits, saved, isChecking } = useSyncExternalStore(subscribe, read, read);
		const row = saved && saved.number > loaded.base ? withSaved(loaded, saved) : loaded;
		const line = useRef<HTMLTableRowElement>(null);

		// What stands in the cells follows what is stored and typed, except for the one that is being typed in.
		useLayoutEffect(() => {
			for (const control of line.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-cell]") ?? []) {
				const cell = control.dataset.cell as CellName;
				const text = edits?.typed[cell] ?? row.cells[cell] ?? "";
				if (control.value !== text && control.dataset.typing === undefined) control.value = text;
			}
		}, [edits, row]);

		// "Xfinity 300" says already whose it is.
		const isExtra = row.carrier !== "" && !row.name.startsWith(row.carrier);
		const item = isExtra ? `${row.carrier} ${row.name}` : row.name;
		return (
			<tr ref={line} data-key={key} className="price-line">
				<td className="price-line-select">
					<label className="price-line-tick">
						<input
							type="checkbox"
							form={PRICE_FORM}
							name="item"
							value={key}
							aria-label={m.admin_prices_select({ item })}
						/>
					</label>
				</td>
				<th scope="row" className="price-line-name">
					{/* The table makes it one of the router: a component for each row would cost more than the rest of it. */}
					<a href={`/admin/items/${key}`} className="no-underline hover:underline">
						{row.name}
					</a>
					{isExtra && <span className="text-xs font-normal text-ink-soft">{row.carrier}</span>}
					<input type="hidden" form={PRICE_FORM} name={`base:${key}`} value={edits?.base ?? row.base} />
				</th>
				{cellNames.map((cell) =>
					cellsOf(row.kind).includes(cell) ? (
						<PriceCell key={cell} row={row} cell={cell} item={item} edits={edits} />
					) : (
						<td key={cell} className="price-cell price-cell-none" />
					),
				)}
				<td className="price-line-check" data-label={m.admin_prices_checked()}>
					<LastCheck row={row} item={item} isChecking={Boolean(isChecking)} />
				</td>
				<td className="price-line-status" data-label={m.admin_prices_status()}>
					<Status row={row} />
				</td>
			</tr>
		);
	},
	(before, now) =>
		before.edits === now.edits && (before.row === now.row || JSON.stringify(before.row) === JSON.stringify(now.row)),
);

/** A row with what was saved since it was loaded. */
function withSaved(row: PriceRow, { number, cells }: { number: number; cells: PriceRow["cells"] }): PriceRow {
	const next = { ...row, base: number, cells: { ...row.cells, ...cells } };
	if (row.state === "new") return next;
	const was = Object.fromEntries(
		cellsOf(row.kind).flatMap((cell) => {
			const live = liveCell(row, cell);
			return live === undefined || live === next.cells[cell] ? [] : [[cell, live]];
		}),
	);
	return { ...next, was, state: Object.keys(was).length > 0 ? "changed" : row.was ? "live" : row.state };
}

function PriceCell({
	row,
	cell,
	item,
	edits,
}: {
	row: PriceRow;
	cell: CellName;
	item: string;
	edits: RowEdits | undefined;
}) {
	const { key } = row;
	const stored = row.cells[cell] ?? "";
	const typed = edits?.typed[cell];
	const live = liveCell(row, cell);
	const theirs = edits?.conflict?.theirs[cell];
	const problem = edits?.problems[cell];
	const isSaved = live !== undefined && stored !== live;
	const mark = typed !== undefined ? "typed" : isSaved ? "saved" : undefined;
	const old = oldValue(row, cell, typed !== undefined);
	const id = `${key}-${cell}`;
	const say = { column: cellWords[cell](), item };
	const control = {
		form: PRICE_FORM,
		name: `${cell}:${key}`,
		id,
		"data-cell": cell,
		autoComplete: "off",
		"aria-label":
			mark === "typed"
				? m.admin_prices_cell_typed(say)
				: mark === "saved"
					? m.admin_prices_cell_saved(say)
					: m.admin_prices_cell(say),
		"aria-invalid": Boolean(problem) || theirs !== undefined || undefined,
		"aria-describedby": problem || theirs !== undefined || edits?.gone ? `${id}-problem` : undefined,
		title: old,
		defaultValue: typed ?? stored,
	};
	return (
		<td className="price-cell" data-label={cellWords[cell]()} data-mark={mark}>
			{cell === "originalPriceIs" ? (
				<select {...control}>
					{struckChoices().map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			) : (
				<input
					{...control}
					type="text"
					inputMode={cell === "priceMonths" ? "numeric" : "decimal"}
					enterKeyHint="next"
					maxLength={100}
				/>
			)}
			{old && (
				<span className="price-cell-old needs-script">
					{old}
					<button type="button" data-act="back">
						{m.admin_prices_put_back()}
					</button>
				</span>
			)}
			{(problem || theirs !== undefined || (edits?.gone && typed !== undefined)) && (
				<p id={`${id}-problem`} className="price-cell-problem">
					{problem
						? problemWords[problem]()
						: theirs !== undefined
							? m.admin_prices_conflict({
									name: edits?.conflict?.by ?? m.admin_prices_somebody(),
									theirs: valueWords(cell, theirs),
									mine: valueWords(cell, typed ?? ""),
								})
							: m.admin_prices_gone()}
				</p>
			)}
			{theirs !== undefined && (
				<span className="price-cell-choice needs-script">
					<button type="button" data-act="mine">
						{m.admin_prices_keep_mine({ value: valueWords(cell, typed ?? "") })}
					</button>
					<button type="button" data-act="theirs">
						{m.admin_prices_take_theirs({ value: valueWords(cell, theirs) })}
					</button>
				</span>
			)}
		</td>
	);
}

/** What a changed cell said before: what was saved last, or what the site shows. */
function oldValue(row: PriceRow, cell: CellName, isTyped: boolean): string | undefined {
	const live = liveCell(row, cell);
	const stored = row.cells[cell] ?? "";
	if (live !== undefined && (isTyped || stored !== live))
		return m.admin_prices_on_site({ value: valueWords(cell, live) });
	return isTyped ? m.admin_prices_stored({ value: valueWords(cell, stored) }) : undefined;
}

function LastCheck({ row, item, isChecking }: { row: PriceRow; item: string; isChecking: boolean }) {
	if (row.kind === "phone-case") return <span className="text-xs text-ink-soft">{m.admin_prices_no_check()}</span>;
	const { check } = row;
	return (
		<>
			<span className="text-xs text-ink-soft" title={check && "on" in check ? check.source : undefined}>
				{isChecking
					? m.admin_prices_checking()
					: !check
						? m.admin_prices_never()
						: "on" in check
							? m.admin_prices_checked_by({ day: shortDay(check.on), name: check.by })
							: m.admin_prices_prescribed()}
			</span>
			<button
				type="submit"
				form={PRICE_FORM}
				name="check"
				value={row.key}
				className="price-check-button"
				aria-label={m.admin_prices_check_of({ item })}
				title={m.admin_prices_check_now()}
			>
				<span>{m.admin_prices_check_now()}</span>
			</button>
		</>
	);
}

const draftStates = { changed: m.admin_prices_changed, new: m.admin_prices_new } as const;

/** What there is to know beyond "Live", or just that. */
function Status({ row: { state, hidden, scheduled, ends, now, unconfirmed } }: { row: PriceRow }) {
	const isPlain = state === "live" && !hidden && !scheduled && !ends && !unconfirmed;
	return (
		<>
			{isPlain && <Badge tone="good">{m.admin_prices_live()}</Badge>}
			{state !== "live" && <Badge tone="accent">{draftStates[state]()}</Badge>}
			{hidden && <Badge tone="quiet">{m.admin_prices_hidden()}</Badge>}
			{unconfirmed && <span className="price-unconfirmed">{m.admin_prices_unconfirmed()}</span>}
			{scheduled && <Badge tone="quiet">{m.admin_prices_scheduled({ day: shortDay(scheduled) })}</Badge>}
			{ends && <Badge tone="quiet">{m.admin_prices_ends({ day: shortDay(ends) })}</Badge>}
			{now && <span className="text-xs text-ink-soft">{m.admin_prices_now({ price: now })}</span>}
		</>
	);
}
