import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/primitives/button";
import { AdminLink } from "../shell/admin-link";
import { type Batch, createGridEdits, type GridEdits, ROWS_A_BATCH } from "./grid-edits";
import { cellOf } from "./grid-keys";
import { PriceBar } from "./price-bar";
import { type CellName, isCellName, PRICE_FORM } from "./price-cells";
import { PriceFilterBar } from "./price-filter-bar";
import { priceUrl } from "./price-filters";
import type { PriceGridData } from "./price-grid-data.server";
import { PriceSheet } from "./price-sheet";
import { emptyWords } from "./price-words";
import type { NotSaved, SavedPrices } from "./saved-prices";
import { useKept } from "./use-kept";

type Outcome = SavedPrices | NotSaved;

const RETRY_AFTER = 15_000;

/** The screen of all prices. `sent`: what became of a form that was sent without scripts. */
export function PriceGrid({
	data,
	sent,
	staffId,
}: {
	data: PriceGridData;
	sent: Outcome | undefined;
	staffId: string;
}) {
	const { rows, filters, counts, matching, pages } = data;
	const [edits] = useState(() => createGridEdits(rows, sent && "rows" in sent ? sent : undefined));
	const table = useRef<HTMLTableElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const [selected, setSelected] = useState(0);
	const [note, setNote] = useState<string | null>(null);
	const [source, setSource] = useState(sent && "source" in sent ? sent.source : "");
	const { flush, isSaving, outcome } = useSaving(edits, source, sent);

	useLayoutEffect(() => edits.setRows(rows), [edits, rows]);
	const wasKept = useKept(edits, staffId, { source, setSource });

	const ticked = () => [...(table.current?.querySelectorAll<HTMLInputElement>("[name=item]:checked") ?? [])];
	// biome-ignore lint/correctness/useExhaustiveDependencies: rows that are not shown any more are not selected.
	useEffect(() => setSelected(ticked().length), [rows]);
	useEarlyTyping(edits, table);

	useRoomForBar();

	function save() {
		const { activeElement } = document;
		// What is being typed is part of it.
		const control = cellOf(activeElement);
		control?.blur();
		control?.focus();
		setNote(edits.batch() || edits.summary().changed > 0 ? null : m.admin_prices_nothing_typed());
		flush();
	}
	useEffect(() => {
		const heard = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
			event.preventDefault();
			form.current?.requestSubmit();
		};
		addEventListener("keydown", heard);
		return () => removeEventListener("keydown", heard);
	}, []);

	function check(keys: readonly string[]) {
		if (keys.length === 0) return;
		edits.check(keys);
		setNote(null);
		for (const box of ticked()) box.checked = false;
		setSelected(0);
		flush();
	}

	function goTo(place: { key: string; cell: CellName } | undefined) {
		const control = place && document.getElementById(`${place.key}-${place.cell}`);
		control?.focus();
		control?.scrollIntoView({ block: "nearest" });
	}

	const status =
		statusOf(outcome) ??
		(note
			? { tone: "plain" as const, text: note }
			: wasKept
				? { tone: "plain" as const, text: m.admin_prices_kept() }
				: null);
	return (
		<>
			<PriceFilterBar filters={filters} counts={counts} />
			<div>
				<a href="#price-bar" className="skip-link">
					{m.admin_prices_skip()}
				</a>
				{/* Enter in a cell, without scripts, saves; the first button of a form is the one that it presses. */}
				<button
					type="submit"
					form={PRICE_FORM}
					name="intent"
					value="save"
					tabIndex={-1}
					aria-hidden
					className="sr-only"
				/>
				{rows.length === 0 ? (
					<div className="panel grid justify-items-start gap-3">
						<p>{(filters.q || filters.kind || filters.carrier ? emptyWords.all : emptyWords[filters.show])()}</p>
						<AdminLink to="/admin/prices" prefetch="none" className={buttonClass({ look: "secondary", size: "small" })}>
							{m.admin_prices_show_all()}
						</AdminLink>
					</div>
				) : (
					<PriceSheet
						rows={rows}
						edits={edits}
						table={table}
						onSay={setNote}
						onSelect={() => setSelected(ticked().length)}
						onCheck={(key) => check([key])}
					/>
				)}
				{/* The cells belong to it without being in it: whatever happens in a form of thousands of fields is slow. */}
				<form
					id={PRICE_FORM}
					ref={form}
					method="post"
					action={priceUrl(filters, { page: filters.page })}
					className="contents"
					onSubmit={(event: FormEvent) => {
						event.preventDefault();
						save();
					}}
				>
					<PriceBar
						edits={edits}
						selected={selected}
						status={status}
						isSaving={isSaving}
						source={source || m.admin_prices_source_default()}
						onUndo={() => goTo(edits.undo())}
						onGoToWrong={() => goTo(edits.firstWrong())}
						onCheckSelected={() => check(ticked().map(({ value }) => value))}
						onSource={setSource}
					/>
				</form>
			</div>
			<nav aria-label={m.admin_prices_table()} className="flex flex-wrap items-center gap-3 pt-4 text-sm">
				<span className="text-ink-soft">{m.admin_prices_shown({ count: matching })}</span>
				{pages > 1 && !filters.all && (
					<>
						{filters.page > 1 && (
							<AdminLink to={priceUrl(filters, { page: filters.page - 1 })} prefetch="none" className="view-tab">
								{m.admin_prices_previous()}
							</AdminLink>
						)}
						<span>{m.admin_prices_page({ page: filters.page, pages })}</span>
						{filters.page < pages && (
							<AdminLink to={priceUrl(filters, { page: filters.page + 1 })} prefetch="none" className="view-tab">
								{m.admin_prices_next()}
							</AdminLink>
						)}
					</>
				)}
				{pages > 1 && (
					<AdminLink to={priceUrl(filters, { all: !filters.all })} prefetch="none" className="view-tab needs-script">
						{filters.all ? m.admin_prices_in_pages() : m.admin_prices_in_one({ count: matching })}
					</AdminLink>
				)}
			</nav>
		</>
	);
}

/** What gets the focus is not left behind the bar. Not by `:has()`: with every change it has the whole page styled again. */
function useRoomForBar() {
	useEffect(() => {
		const { style } = document.documentElement;
		style.scrollPaddingBlock = "4.5rem 9rem";
		return () => void style.removeProperty("scroll-padding-block");
	}, []);
}

function statusOf(outcome: Outcome | undefined): { tone: "bad" | "good" | "plain"; text: string } | null {
	if (!outcome) return null;
	if ("failed" in outcome)
		return { tone: "bad", text: outcome.failed === "offline" ? m.admin_prices_offline() : m.admin_prices_failed() };
	const { saved, checked, notChecked } = outcome;
	const isWrong = Object.values(outcome.rows).some((each) => each.outcome !== "saved");
	const sentences = [
		saved > 0 && m.admin_prices_saved_items({ count: saved }),
		checked.length > 0 && m.admin_prices_confirmed({ count: checked.length }),
		notChecked.length > 0 && m.admin_prices_not_confirmed({ count: notChecked.length }),
		isWrong && m.admin_prices_look_again(),
	].filter((each) => each !== false);
	if (sentences.length === 0) return null;
	return { tone: isWrong || notChecked.length > 0 ? "bad" : "good", text: sentences.join(" ") };
}

/** One request at a time; what fails is sent again when there is a connection. */
function useSaving(edits: GridEdits, source: string, sent: Outcome | undefined) {
	const fetcher = useFetcher<Outcome>();
	const inFlight = useRef<Batch | null>(null);
	const isAskedAgain = useRef(false);
	const [outcome, setOutcome] = useState(sent);

	function flush() {
		if (inFlight.current) {
			isAskedAgain.current = true;
			return;
		}
		const batch = edits.batch();
		if (!batch) return;
		inFlight.current = batch;
		void fetcher.submit(formOf(batch, source), { method: "post", action: "/admin/prices" });
	}

	// The router hands out the data before the state that it came with, so React may skip the effect of the data alone.
	const handled = useRef(fetcher.data);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each response is handled once.
	useEffect(() => {
		const { data } = fetcher;
		const batch = inFlight.current;
		if (!data || !batch || data === handled.current) return;
		handled.current = data;
		inFlight.current = null;
		setOutcome(data);
		if ("failed" in data) return;
		edits.settle(data, batch);
		// What was typed meanwhile waits for its own Save, unless there was one, or all did not fit into one request.
		const isMore = isAskedAgain.current || batch.rows.size >= ROWS_A_BATCH;
		isAskedAgain.current = false;
		if (isMore) flush();
	}, [fetcher.data, fetcher.state]);

	const hasFailed = outcome !== undefined && "failed" in outcome;
	// biome-ignore lint/correctness/useExhaustiveDependencies: begins when sending has failed.
	useEffect(() => {
		if (!hasFailed) return;
		const timer = setInterval(flush, RETRY_AFTER);
		addEventListener("online", flush);
		return () => {
			clearInterval(timer);
			removeEventListener("online", flush);
		};
	}, [hasFailed]);

	return { flush, outcome, isSaving: fetcher.state !== "idle" };
}

function formOf({ rows, checks }: Batch, source: string): FormData {
	const form = new FormData();
	form.set("intent", "save");
	for (const [key, { base, typed }] of rows) {
		form.set(`base:${key}`, String(base));
		for (const [cell, text] of Object.entries(typed)) form.set(`${cell}:${key}`, text);
	}
	for (const key of checks) form.append("also-check", key);
	form.set("source", source);
	return form;
}

/** What was typed into the page before its scripts ran. */
function useEarlyTyping(edits: GridEdits, table: { current: HTMLTableElement | null }) {
	const isFirst = useRef(true);
	useLayoutEffect(() => {
		if (!isFirst.current) return;
		isFirst.current = false;
		for (const control of table.current?.querySelectorAll<HTMLInputElement>("input[data-cell]") ?? []) {
			const { cell = "" } = control.dataset;
			const key = control.closest("tr")?.dataset.key;
			if (key && isCellName(cell) && control.value !== control.defaultValue) edits.set(key, cell, control.value);
		}
	}, [edits, table]);
}
