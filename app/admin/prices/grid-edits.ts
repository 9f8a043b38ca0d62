import { type CellName, type CellProblem, type Cells, cellsOf, typedRow } from "./price-cells";
import type { PriceRow } from "./price-row";
import type { SavedPrices } from "./saved-prices";

/** What was typed into a row and is not saved. */
export interface RowEdits {
	/** The revision that was seen when it was typed. */
	base: number;
	/** In stored form where it has one; otherwise as it was typed. */
	typed: Cells;
	problems: Partial<Record<CellName, CellProblem>>;
	/** What somebody else saved meanwhile. */
	conflict?: { by: string | null; theirs: Cells };
	/** The row is not there any more. */
	gone?: true;
}

/** What the browser knows better than the last response: a save whose rows have not been loaded again. */
export interface RowState {
	edits?: RowEdits;
	saved?: { number: number; cells: Cells };
	/** "Checked today" was pressed and is not on the server yet. */
	isChecking?: true;
}

interface Change {
	key: string;
	cell: CellName;
	before: string;
	after: string;
}

interface Summary {
	/** Cells that are typed and not saved, and how many of them cannot be saved. */
	changed: number;
	wrong: number;
	checking: number;
	/** What the cell with the focus said before. */
	old: string;
}

/** What a reload must not lose. */
export interface KeptEdits {
	rows: Readonly<Record<string, { base: number; typed: Cells }>>;
	checks: readonly string[];
}

export interface Batch {
	rows: ReadonlyMap<string, { base: number; typed: Cells }>;
	checks: readonly string[];
}

const noState: RowState = {};

/** The cells that somebody has to look at before they can be saved. */
const wrongCells = (edits: RowEdits | undefined): CellName[] =>
	Object.keys(edits?.gone ? edits.typed : { ...edits?.problems, ...edits?.conflict?.theirs }) as CellName[];

/** Rows of one request: below the limit for the body of a form. */
export const ROWS_A_BATCH = 300;

export type GridEdits = ReturnType<typeof createGridEdits>;

/**
 * GRID-2, GRID-4: everything that is typed and not saved, outside of React, so that one cell renders one row. `saved` says
 * what became of a form that was sent without scripts.
 */
export function createGridEdits(initial: readonly PriceRow[], sent?: SavedPrices) {
	const rows = new Map<string, PriceRow>();
	const states = new Map<string, RowState>();
	const ofRow = new Map<string, Set<() => void>>();
	const ofAll = new Set<() => void>();
	let undone: Change[][] = [];
	const done: Change[][] = [];
	let summary: Summary = { changed: 0, wrong: 0, checking: 0, old: "" };

	const state = (key: string): RowState => states.get(key) ?? noState;

	function put(key: string, { edits, saved, isChecking }: RowState) {
		const hasEdits = edits && Object.keys(edits.typed).length > 0;
		const next: RowState = {
			...(hasEdits && { edits }),
			...(saved && { saved }),
			...(isChecking && { isChecking }),
		};
		if (Object.keys(next).length > 0) states.set(key, next);
		else states.delete(key);
		for (const heard of ofRow.get(key) ?? []) heard();
	}

	function tell() {
		const all = [...states.values()];
		summary = {
			changed: all.reduce((sum, { edits }) => sum + Object.keys(edits?.typed ?? {}).length, 0),
			wrong: all.reduce((sum, { edits }) => sum + wrongCells(edits).length, 0),
			checking: all.filter(({ isChecking }) => isChecking).length,
			old: summary.old,
		};
		for (const heard of ofAll) heard();
	}

	/** What was saved last in a row, as far as this browser knows. */
	const storedCells = (key: string): Cells => ({ ...rows.get(key)?.cells, ...state(key).saved?.cells });
	const storedNumber = (key: string): number => Math.max(rows.get(key)?.base ?? 0, state(key).saved?.number ?? 0);

	const textOf = (key: string, cell: CellName): string => state(key).edits?.typed[cell] ?? storedCells(key)[cell] ?? "";

	/** Reads what is typed in a row again, as a whole. */
	function retype(key: string, typed: Cells, base: number) {
		const row = rows.get(key);
		const { conflict, gone } = state(key).edits ?? {};
		const stored = storedCells(key);
		if (!row) return put(key, { ...state(key), edits: { base, typed, problems: {} } });
		const read = typedRow(row.kind, stored, typed);
		const kept = Object.entries({ ...typed, ...read.cells }).filter(
			([cell, text]) => text !== stored[cell as CellName] || conflict?.theirs[cell as CellName] !== undefined,
		);
		const problems = kept.length > 0 ? read.problems : {};
		put(key, {
			...state(key),
			edits: {
				base,
				typed: Object.fromEntries(kept) as Cells,
				problems,
				...(conflict && { conflict }),
				...(gone && { gone }),
			},
		});
	}

	/** Whoever types into a cell that two people changed has seen both values. */
	function write(key: string, cell: CellName, text: string) {
		const theirs = state(key).edits?.conflict?.theirs[cell];
		if (theirs !== undefined) decide(key, cell);
		const { edits } = state(key);
		const { [cell]: _, ...others } = edits?.typed ?? {};
		retype(key, text === theirs ? others : { ...others, [cell]: text }, edits?.base ?? storedNumber(key));
	}

	/** Takes a cell out of the conflict of its row: what is typed in it is what its author wants. */
	function decide(key: string, cell: CellName) {
		const { edits, ...others } = state(key);
		if (!edits?.conflict) return;
		const { conflict, ...rest } = edits;
		const { [cell]: _, ...theirs } = conflict.theirs;
		const isOpen = Object.keys(theirs).length > 0;
		put(key, { ...others, edits: { ...rest, ...(isOpen && { conflict: { ...conflict, theirs } }) } });
	}

	const setMany = (changes: readonly { key: string; cell: CellName; text: string }[]) => {
		const step: Change[] = [];
		for (const { key, cell, text } of changes) {
			const row = rows.get(key);
			if (!row || !cellsOf(row.kind).includes(cell)) continue;
			const before = textOf(key, cell);
			if (text === before) continue;
			write(key, cell, text);
			step.push({ key, cell, before, after: textOf(key, cell) });
		}
		if (step.length > 0) {
			done.push(step);
			undone = [];
			tell();
		}
		return step.length;
	};

	function replay(from: Change[][], to: Change[][], which: "after" | "before"): Change | undefined {
		const step = from.pop();
		if (!step) return undefined;
		for (const { key, cell, [which]: text } of step) write(key, cell, text);
		to.push(step);
		tell();
		return step[0];
	}

	function setRows(next: readonly PriceRow[]) {
		rows.clear();
		for (const row of next) {
			rows.set(row.key, row);
			const { saved } = state(row.key);
			if (saved && saved.number <= row.base) {
				const { saved: _, ...rest } = state(row.key);
				put(row.key, rest);
			}
			// What was brought back from before a reload has not been read yet.
			const { edits } = state(row.key);
			if (edits) retype(row.key, edits.typed, edits.base);
		}
		tell();
	}

	/** `batch` is what was sent; what was typed since stays. */
	function settle(result: SavedPrices, batch: Batch) {
		for (const [key, { typed: sentCells }] of batch.rows) {
			const { edits, ...others } = state(key);
			const became = result.rows[key];
			if (became?.outcome === "conflict") {
				const typed = { ...became.typed, ...edits?.typed };
				const conflict = { by: became.by, theirs: became.theirs };
				put(key, { ...others, edits: { base: became.number, typed, problems: {}, conflict } });
			} else if (became?.outcome === "gone") {
				put(key, {
					...others,
					edits: { base: became.base, typed: { ...sentCells, ...edits?.typed }, problems: {}, gone: true },
				});
			} else if (became?.outcome === "invalid") {
				put(key, {
					...others,
					edits: { base: became.base, typed: { ...became.typed, ...edits?.typed }, problems: became.problems },
				});
			} else {
				const number = became?.number ?? storedNumber(key);
				const since = Object.entries(edits?.typed ?? {}).filter(([cell, text]) => sentCells[cell as CellName] !== text);
				const saved = { number, cells: { ...others.saved?.cells, ...sentCells } };
				put(key, { ...others, saved });
				if (since.length > 0) retype(key, Object.fromEntries(since) as Cells, number);
			}
		}
		for (const key of batch.checks) {
			const { isChecking: _, ...rest } = state(key);
			put(key, rest);
		}
		tell();
	}

	setRows(initial);
	if (sent)
		settle(sent, {
			rows: new Map(
				Object.entries(sent.rows).flatMap(([key, became]) =>
					became.outcome === "saved" ? [] : [[key, { base: 0, typed: became.typed }]],
				),
			),
			checks: [],
		});

	return {
		state,
		textOf,
		storedCells,
		setRows,
		setMany,
		settle,
		summary: () => summary,
		set: (key: string, cell: CellName, text: string) => setMany([{ key, cell, text }]) > 0,
		/** Keeps what is typed, although somebody else saved another value. */
		keepMine(key: string, cell: CellName) {
			decide(key, cell);
			tell();
		},
		/** The cell that was brought back, to go there. */
		undo: () => replay(done, undone, "before"),
		redo: () => replay(undone, done, "after"),
		/** Gives up everything that is typed. */
		discard() {
			setMany(
				[...states].flatMap(([key, { edits }]) =>
					Object.keys(edits?.typed ?? {}).map((cell) => ({
						key,
						cell: cell as CellName,
						text: edits?.conflict?.theirs[cell as CellName] ?? storedCells(key)[cell as CellName] ?? "",
					})),
				),
			);
		},
		check(keys: readonly string[]) {
			for (const key of keys) put(key, { ...state(key), isChecking: true });
			tell();
		},
		/** What can be sent now; null if there is nothing. */
		batch(): Batch | null {
			const ready = [...states].filter(
				([, { edits, isChecking }]) => isChecking || (edits && wrongCells(edits).length === 0),
			);
			const some = ready.slice(0, ROWS_A_BATCH);
			if (some.length === 0) return null;
			return {
				rows: new Map(
					some.map(([key, { edits }]) => {
						const isReady = edits && wrongCells(edits).length === 0;
						return [key, isReady ? edits : { base: storedNumber(key), typed: {} }];
					}),
				),
				checks: some.filter(([, { isChecking }]) => isChecking).map(([key]) => key),
			};
		},
		showOld(old: string) {
			if (summary.old === old) return;
			summary = { ...summary, old };
			for (const heard of ofAll) heard();
		},
		/** The first cell that cannot be saved. */
		firstWrong(): { key: string; cell: CellName } | undefined {
			for (const key of rows.keys()) {
				const [cell] = wrongCells(state(key).edits);
				if (cell) return { key, cell };
			}
			return undefined;
		},
		kept(): KeptEdits {
			return {
				rows: Object.fromEntries(
					[...states].flatMap(([key, { edits }]) => (edits ? [[key, { base: edits.base, typed: edits.typed }]] : [])),
				),
				checks: [...states].filter(([, { isChecking }]) => isChecking).map(([key]) => key),
			};
		},
		restore({ rows: typed, checks }: KeptEdits) {
			for (const [key, { base, typed: cells }] of Object.entries(typed))
				if (!state(key).edits) retype(key, cells, base);
			for (const key of checks) put(key, { ...state(key), isChecking: true });
			tell();
		},
		subscribe(key: string, heard: () => void) {
			const listeners = ofRow.get(key) ?? new Set();
			ofRow.set(key, listeners.add(heard));
			return () => void listeners.delete(heard);
		},
		subscribeAll(heard: () => void) {
			ofAll.add(heard);
			return () => void ofAll.delete(heard);
		},
	};
}
