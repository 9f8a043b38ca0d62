import { count } from "drizzle-orm";
import { BrokenRules } from "../../../db/catalogue/broken-rules";
import { latestChecks } from "../../../db/catalogue/price-checks";
import { newestRelease, published } from "../../../db/catalogue/releases";
import { heads, parse, type Revision } from "../../../db/catalogue/revisions";
import { publishedIn } from "../../../db/catalogue/snapshot";
import type { Database } from "../../../db/connect";
import { catalogueRevisions } from "../../../db/schema";
import { catalogueAt, type Item, nextBoundary } from "../../catalogue/catalogue-at";
import { problemsOf } from "../../catalogue/problems";
import { instantOf } from "../../catalogue/timed";
import type { Catalogue } from "../../content/catalogue";
import { dealer } from "../../content/dealer";
import pictures from "../../content/pictures.json" with { type: "json" };
import type { Problem } from "../../content/problem";
import type { Sight } from "./preview-path";
import { surroundings } from "./surroundings.server";

interface Previewed {
	/** Null: the items cannot be made into a catalogue. */
	catalogue: Catalogue | null;
	/** What is wrong with it. Looked for only when asked: it takes longer than making the catalogue. */
	problems: () => Problem[];
}

/** Catalogues that are remembered: a page of a preview takes several requests, and two people may look at different days. */
const REMEMBERED = 8;

const ofDatabase = new WeakMap<Database, ReturnType<typeof previewCatalogues>>();

/** The catalogue that a preview shows. */
export function previewed(db: Database, sight: Sight): Promise<Previewed> {
	const known = ofDatabase.get(db) ?? previewCatalogues(db);
	ofDatabase.set(db, known);
	return known(sight);
}

/** Makes catalogues, and remembers each until something is saved, published or begins. */
function previewCatalogues(db: Database, now = Date.now) {
	const remembered = new Map<string, { mark: string; until: number; previewed: Promise<Previewed> }>();
	return async (sight: Sight): Promise<Previewed> => {
		const key = `${sight.what} ${sight.at}`;
		const mark = await markOf(db, sight);
		const known = remembered.get(key);
		remembered.delete(key);
		if (known?.mark === mark && now() < known.until) {
			remembered.set(key, known);
			return known.previewed;
		}
		const instant = sight.at === "now" ? now() : instantOf(sight.at, dealer.timeZone);
		const { items, wrong } = parseAll(await revisionsOf(db, sight.what));
		const isOpen = sight.at === "now" && wrong.length === 0;
		const made = {
			mark,
			until: (isOpen ? nextBoundaryOf(items, instant) : null) ?? Number.POSITIVE_INFINITY,
			previewed: latestChecks(db).then((checks) => previewedOf(items, wrong, { instant, checks })),
		};
		made.previewed.catch(() => remembered.delete(key));
		remembered.set(key, made);
		const [oldest] = remembered.keys();
		if (remembered.size > REMEMBERED && oldest) remembered.delete(oldest);
		return made.previewed;
	};
}

/** Another one when there is something new to read. Revisions are append-only, so their number says it. */
async function markOf(db: Database, { what }: Sight): Promise<string> {
	const mark = await publishedIn(db).newest();
	if (what !== "draft") return mark;
	const [revisions] = await db.select({ count: count() }).from(catalogueRevisions);
	return `${mark} ${revisions?.count}`;
}

async function revisionsOf(db: Database, what: Sight["what"]): Promise<Revision[]> {
	if (what === "draft") return heads(db);
	return published(db, what === "live" ? await newestRelease(db) : Number(what.slice("release-".length)));
}

function parseAll(revisions: readonly Revision[]): { items: Item[]; wrong: Problem[] } {
	const items: Item[] = [];
	const wrong: Problem[] = [];
	for (const revision of revisions) {
		if (revision.data === null) continue;
		try {
			items.push(parse(revision));
		} catch (cause) {
			if (!(cause instanceof BrokenRules)) throw cause;
			wrong.push(...cause.problems);
		}
	}
	return { items, wrong };
}

/** A period that names a time which does not exist has no boundaries; `problems` says so. */
function nextBoundaryOf(items: readonly Item[], instant: number): number | null {
	try {
		return nextBoundary(items, instant);
	} catch {
		return null;
	}
}

const nothing: Problem = { about: { called: "catalogue", name: "", items: [] }, broken: { rule: "nothing" } };

function previewedOf(
	items: readonly Item[],
	wrong: readonly Problem[],
	{ instant, checks }: { instant: number; checks: Awaited<ReturnType<typeof latestChecks>> },
): Previewed {
	let found: Problem[] | undefined;
	const problems = () => {
		found ??= wrong.length > 0 ? [...wrong] : problemsOf(items, surroundings(), instant);
		return found;
	};
	if (items.length === 0) return { catalogue: null, problems: () => [nothing] };
	if (wrong.length > 0) return { catalogue: null, problems };
	try {
		return { catalogue: catalogueAt(items, instant, { pictures, checks }), problems };
	} catch {
		return { catalogue: null, problems };
	}
}
