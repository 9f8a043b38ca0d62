import { type Surroundings, violations } from "../content/catalogue-invariants";
import { dealer } from "../content/dealer";
import { boundaries, catalogueAt, type Item, itemKey } from "./catalogue-at";
import { fieldsOf, readItem, type Stored } from "./shapes";
import { clockOf, resolve, timedProblems } from "./timed";

interface Around extends Surroundings {
	pictures: Parameters<typeof catalogueAt>[2]["pictures"];
}

/**
 * What is wrong with a set of items, one sentence each; empty when it may be published. Looks at the catalogue as it is now
 * and as it will be at every instant at which a timed value begins or ends.
 */
export function problemsOf(items: readonly Item[], around: Around, now: number): string[] {
	const found = [...items.flatMap(itemProblems), ...referenceProblems(items)];
	// A broken period has no instants to look at.
	if (found.length > 0) return found;
	const instants = [now, ...new Set(boundaries(items).filter((instant) => instant > now))].toSorted((a, b) => a - b);
	const known = new Set<string>();
	for (const instant of instants)
		for (const sentence of [
			...items.flatMap((item) => stateProblems(item, instant)),
			...violations(catalogueAt(items, instant, around), around),
		]) {
			if (known.has(sentence)) continue;
			known.add(sentence);
			found.push(instant === now ? sentence : `From ${dealerTime(instant)} on: ${sentence}`);
		}
	return found;
}

const dealerTime = (instant: number): string =>
	new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: dealer.timeZone }).format(
		instant,
	);

function itemProblems({ kind, item, data }: Item): string[] {
	const zone = clockOf(kind, data, dealer.timeZone);
	try {
		return timedProblems(data, zone, fieldsOf(kind)).map((problem) => `${itemKey({ kind, item })}: ${problem}.`);
	} catch {
		// "2026-02-31T00:00" has the form of a time, but is none.
		return [`${itemKey({ kind, item })}: one of its periods names a time that does not exist.`];
	}
}

/** Whether a timed value fits the shape. */
function stateProblems({ kind, item, data }: Item, instant: number): string[] {
	if (!data.timed?.length) return [];
	const read = readItem(kind, resolve(data, instant, clockOf(kind, data, dealer.timeZone)));
	return "problems" in read ? read.problems.map((problem) => `${itemKey({ kind, item })}: ${problem}.`) : [];
}

/** References to badges and phrases, carriers and providers that do not exist. */
function referenceProblems(items: readonly Item[]): string[] {
	const keys = new Set(items.map(itemKey));
	const refs = (value: unknown): string[] => {
		if (typeof value !== "object" || value === null) return [];
		return "ref" in value ? [String(value.ref)] : Object.values(value).flatMap(refs);
	};
	return items.flatMap((each) =>
		[...new Set([...refs(each.data), ...parentOf(each)])]
			.filter((ref) => !keys.has(ref))
			.map((ref) => `${itemKey(each)}: there is no ${ref}.`),
	);
}

/** The key of the item that an item belongs to. */
function parentOf({ kind, data }: Item): string[] {
	if (kind === "tv-package") return [`tv-provider/${(data as Stored<"tv-package">).group}`];
	if (!kind.endsWith("-plan")) return [];
	return [`${kind.replace("-plan", "-carrier")}/${(data as Stored<"internet-plan">).carrier}`];
}
