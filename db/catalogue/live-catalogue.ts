import type { Logger } from "pino";
import { boundaries, catalogueAt, type Item } from "../../app/catalogue/catalogue-at";
import type { Catalogue } from "../../app/content/catalogue";
import { violations } from "../../app/content/catalogue-invariants";
import pictures from "../../app/content/pictures.json" with { type: "json" };
import { englishSentence } from "../../app/platform/problem-sentence.server";
import { parse } from "./revisions";
import type { Snapshot } from "./snapshot";
import { isSameSnapshot, readSnapshot, writeSnapshot } from "./snapshot-file";

/** The catalogue of this process: frozen, and replaced as a whole. */
export interface LiveCatalogue {
	current: () => Catalogue;
	release: () => number;
	/** Loads what was published, if there is anything new. */
	refresh: () => Promise<void>;
	/** Calls `heard` after the catalogue was replaced. */
	onChange: (heard: (before: Catalogue, after: Catalogue) => void) => void;
	/** Resolves when nothing is being loaded any more. */
	stop: () => Promise<void>;
}

/**
 * Milliseconds. A timer stands still while the machine sleeps, and a notification can be lost on a connection that nobody
 * knows is broken: so the clock and the database are looked at this often.
 */
const LONGEST_WAIT = 1_000;

interface Parts {
	/** Reads the newest release. */
	read: () => Promise<Snapshot>;
	/** A mark that is another one when there is something new to read. */
	newest: () => Promise<string>;
	/** Where the last good snapshot is stored, for a start without the database. */
	file: string;
	/** What is stored there, if it was already begun to be read. */
	lastGood?: Promise<LastGood | undefined>;
	logger: Logger;
	now?: () => number;
}

/** Loads the catalogue: from the database, or the last good one from the disk. */
export async function openCatalogue(parts: Parts): Promise<LiveCatalogue> {
	const { read, newest, file, logger, now = Date.now } = parts;
	const listeners: ((before: Catalogue, after: Catalogue) => void)[] = [];
	const { isOld, mark, ...first } = await firstState(parts);
	let state: State = first;
	let timer: NodeJS.Timeout | undefined;
	let isStale = isOld;
	let seen = mark;
	let running: Promise<void> | undefined;
	let isAskedAgain = false;
	let isStopped = false;

	function replace(next: State) {
		const before = state.catalogue;
		state = next;
		for (const heard of listeners) heard(before, next.catalogue);
	}

	async function load() {
		try {
			// Before reading: what is published in between is found the next time.
			const mark = await newest();
			if (mark === seen && !isStale) return;
			const snapshot = await read();
			seen = mark;
			replace(stateOf(snapshot, now()));
			isStale = false;
			logger.info({ release: snapshot.release }, "the catalogue was loaded");
			await store(file, snapshot, logger);
		} catch (cause) {
			if (cause instanceof BrokenCatalogue) {
				logger.error({ release: cause.release, problems: cause.problems }, "a broken catalogue was refused");
				isStale = false;
			} else {
				if (!isStale) logger.warn({ err: cause }, "the catalogue could not be loaded; trying again");
				isStale = true;
			}
		}
	}

	/** One load at a time; what was published during a load is loaded after it. */
	function refresh(): Promise<void> {
		isAskedAgain = running !== undefined;
		running ??= (async () => {
			do {
				isAskedAgain = false;
				await load();
			} while (isAskedAgain);
		})().finally(() => {
			running = undefined;
			wait();
		});
		return running;
	}

	/** Applies the timed values that have begun or ended. */
	function catchUp() {
		if (state.until === null || now() < state.until) return;
		try {
			replace(stateOf(state.snapshot, now()));
		} catch (cause) {
			logger.error({ err: cause }, "a timed change of the catalogue was refused");
			state = { ...state, until: null };
		}
	}

	function wait() {
		clearTimeout(timer);
		if (isStopped) return;
		timer = setTimeout(
			() => {
				catchUp();
				void refresh();
				wait();
			},
			Math.min(LONGEST_WAIT, Math.max(0, (state.until ?? Number.POSITIVE_INFINITY) - now())),
		).unref();
	}
	wait();

	return {
		current: () => {
			catchUp();
			return state.catalogue;
		},
		release: () => state.snapshot.release,
		refresh,
		onChange: (heard) => void listeners.push(heard),
		stop: async () => {
			isStopped = true;
			clearTimeout(timer);
			await running;
		},
	};
}

interface State {
	snapshot: Snapshot;
	catalogue: Catalogue;
	/** When the next timed value begins or ends. */
	until: number | null;
}

class BrokenCatalogue extends Error {
	readonly release: number;
	readonly problems: readonly string[];
	constructor(release: number, problems: readonly string[]) {
		super(problems.join("\n"));
		this.release = release;
		this.problems = problems;
	}
}

/**
 * A row changed by hand may break its shape or the catalogue. Links were checked when the release was published, and a link
 * that leads nowhere takes no page down.
 */
const atRuntime = { hasPage: () => true, pictures };

function stateOf(snapshot: Snapshot, instant: number): State {
	const { items, problems } = parseAll(snapshot);
	if (problems.length > 0) throw new BrokenCatalogue(snapshot.release, problems);
	const made = makeState(snapshot, items, instant);
	const facts = [...JSON.stringify(made.catalogue).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
	const wrong = violations(made.catalogue, { ...atRuntime, facts });
	if (wrong.length > 0) throw new BrokenCatalogue(snapshot.release, wrong.map(englishSentence));
	return made;
}

function makeState(snapshot: Snapshot, items: readonly Item[], instant: number): State {
	const catalogue = freeze(catalogueAt(items, instant, { pictures, checks: snapshot.checks }));
	const later = boundaries(items).filter((each) => each > instant);
	return { snapshot, catalogue, until: later.length > 0 ? Math.min(...later) : null };
}

function parseAll({ revisions }: Snapshot): { items: Item[]; problems: string[] } {
	const items: Item[] = [];
	const problems: string[] = [];
	for (const revision of revisions) {
		if (revision.data === null) continue;
		try {
			items.push(parse(revision));
		} catch (cause) {
			problems.push((cause as Error).message);
		}
	}
	return { items, problems };
}

function freeze<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const inner of Object.values(value)) freeze(inner);
	return Object.freeze(value);
}

/** A full disk must not keep a release from being served. */
const store = (file: string, snapshot: Snapshot, logger: Logger) =>
	writeSnapshot(file, snapshot).catch((cause) =>
		logger.warn({ err: cause }, "the catalogue could not be stored on disk"),
	);

interface LastGood {
	state: State;
	/** What this version of the program finds fault with; those items are not shown. */
	problems: readonly string[];
}

/** The last good catalogue, ready to be served. Never fails: without one there is none. */
export async function lastGoodCatalogue(file: string, now = Date.now): Promise<LastGood | undefined> {
	try {
		return shown(await readSnapshot(file), now());
	} catch {
		return undefined;
	}
}

/** From the database; or the last good one from the disk; or, of a broken one, what can be shown. */
async function firstState({ read, newest, logger, now = Date.now, ...parts }: Parts): Promise<First> {
	const started = performance.now();
	const lastGood = await (parts.lastGood ?? lastGoodCatalogue(parts.file, now));
	const serve = ({ state, problems }: LastGood): State => {
		if (problems.length > 0) logger.error({ problems }, "serving the catalogue without its broken items");
		return state;
	};
	let mark = "";
	let found: Snapshot | undefined;
	try {
		mark = await newest();
		found = await read();
		// Nothing could be served instead of what is the last good one itself.
		const known = lastGood && isSameSnapshot(found, lastGood.state.snapshot) ? lastGood : undefined;
		const state = known ? serve(known) : stateOf(found, now());
		logger.debug({ release: found.release, ms: Math.round(performance.now() - started) }, "the catalogue was loaded");
		if (!known) await store(parts.file, found, logger);
		return { ...state, isOld: false, mark };
	} catch (cause) {
		const problems = cause instanceof BrokenCatalogue ? cause.problems : undefined;
		logger.error(problems ? { problems } : { err: cause }, "the catalogue in the database cannot be used");
		const { release } = lastGood?.state.snapshot ?? {};
		if (lastGood) logger.warn({ release }, "serving the last good catalogue from the data folder");
		else if (!found) throw cause;
		return { ...serve(lastGood ?? shown(found as Snapshot, now())), isOld: !found, mark };
	}
}

type First = State & { isOld: boolean; mark: string };

/** Without the items that do not fit their shape. */
function shown(snapshot: Snapshot, instant: number): LastGood {
	const { items, problems } = parseAll(snapshot);
	return { state: makeState(snapshot, items, instant), problems };
}
