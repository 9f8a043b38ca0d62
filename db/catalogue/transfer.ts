import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type Item, itemKey } from "../../app/catalogue/catalogue-at";
import { withoutOldCheck } from "../../app/catalogue/price-check";
import { problemsOf } from "../../app/catalogue/problems";
import { isKind, type Kind, kinds, shapeVersion } from "../../app/catalogue/shapes";
import type { Database } from "../connect";
import { Refusal } from "../refusal";
import { BrokenRules } from "./broken-rules";
import { contentOf, heads, holdSaves, parse, save, type Transaction } from "./revisions";

/** The catalogue as a file: every item, by kind and name, with the version of each kind's shape. */
const file = z.object({
	catalogue: z.literal("bay-and-palmetto"),
	shapes: z.record(z.string(), z.int()),
	items: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** Everything, drafts included, in a form that `importItems` takes back without a change. */
export async function exportItems(db: Transaction): Promise<string> {
	const all = (await heads(db)).flatMap((head) => (head.data === null ? [] : parse(head)));
	const items = Object.fromEntries(
		kinds.map((kind) => [
			kind,
			Object.fromEntries(all.filter((each) => each.kind === kind).map(({ item, data }) => [item, data])),
		]),
	);
	const shapes = Object.fromEntries(kinds.map((kind) => [kind, shapeVersion(kind)]));
	return `${JSON.stringify({ catalogue: "bay-and-palmetto", shapes, items }, null, "\t")}\n`;
}

function parseFile(text: string): Item[] {
	let content: unknown;
	try {
		content = JSON.parse(text);
	} catch (cause) {
		throw new Refusal(`The file is not JSON: ${(cause as Error).message}.`);
	}
	const { data } = file.safeParse(content);
	if (!data) throw new Refusal("The file is not a catalogue: make one with npm run catalogue -- export FILE.json");
	const problems: string[] = [];
	const items = Object.entries(data.items).flatMap(([kind, all]) =>
		Object.entries(all).flatMap(([item, value]): Item[] => {
			if (!isKind(kind)) {
				problems.push(`There is no kind "${kind}".`);
				return [];
			}
			try {
				const read = parse({ kind, item, number: 0, shape: data.shapes[kind] ?? shapeVersion(kind), data: value });
				return [{ ...read, data: withoutOldCheck(read.data) }];
			} catch (cause) {
				if (!(cause instanceof BrokenRules)) throw cause;
				problems.push(cause.message);
				return [];
			}
		}),
	);
	if (problems.length > 0) throw new Refusal(`Nothing was imported:\n${[...new Set(problems)].join("\n")}`);
	return items;
}

export interface Imported {
	kind: Kind;
	item: string;
	before: Item["data"] | null;
	after: Item["data"] | null;
}

/** Makes the drafts the same as a file: all of it, or nothing if there is a problem. What the file leaves out is removed. */
export async function importItems(
	db: Database,
	text: string,
	{
		around,
		now,
		dryRun,
		...by
	}: { around: Parameters<typeof problemsOf>[1]; now: number; dryRun: boolean; author?: string },
): Promise<Imported[]> {
	const items = parseFile(text);
	const problems = problemsOf(items, around, now);
	if (problems.length > 0) throw new BrokenRules(problems, "Nothing was imported:");
	return db.transaction(async (tx) => {
		await holdSaves(tx);
		const wanted = new Map(items.map((each) => [itemKey(each), each]));
		const present = new Map((await heads(tx)).map((head) => [itemKey(head), head]));
		const changes: Imported[] = [];
		for (const key of new Set([...wanted.keys(), ...present.keys()])) {
			const head = present.get(key);
			const after = wanted.get(key)?.data ?? null;
			const before = head ? contentOf(head) : null;
			const { kind, item } = (wanted.get(key) ?? head) as { kind: Kind; item: string };
			if (isDeepStrictEqual(before, after)) continue;
			changes.push({ kind, item, before, after });
			if (!dryRun) await save(tx, { kind, item, base: head?.number ?? 0, data: after, cause: "import", ...by });
		}
		return changes;
	});
}
