import { surroundings } from "../../app/admin/preview/surroundings.server";
import { itemKey } from "../../app/catalogue/catalogue-at";
import { type Difference, differences } from "../../app/catalogue/differences";
import { authorOf } from "../../db/catalogue/author";
import { newestRelease, pending, publish, releases, undo } from "../../db/catalogue/releases";
import { contentOf, historyOf } from "../../db/catalogue/revisions";
import { exportItems, importItems } from "../../db/catalogue/transfer";
import type { Database } from "../../db/connect";
import { Refusal } from "../../db/refusal";
import { oneLine } from "./one-line";
import { storeTime } from "./store-time";

interface By {
	/** The mail address of the account that a change is attributed to. */
	by?: string | undefined;
}

export async function* exportCatalogue(db: Database): AsyncGenerator<string> {
	yield await exportItems(db);
}

export async function* importCatalogue(
	db: Database,
	{ content, dryRun, by }: By & { content: string; dryRun: boolean },
): AsyncGenerator<string> {
	const author = await authorOf(db, by);
	const changes = await importItems(db, content, { around: surroundings(), now: Date.now(), dryRun, ...author });
	for (const { before, after, ...item } of changes) yield changeLines(itemKey(item), differences(before, after));
	if (changes.length === 0) yield "The file is the same as the catalogue.\n";
	else if (dryRun) yield `${items(changes.length)} would change. Nothing was imported.\n`;
	else yield `${items(changes.length)} changed, not yet published: npm run catalogue -- publish\n`;
}

export async function* publishCatalogue(
	db: Database,
	{ note, by }: By & { note?: string | undefined },
): AsyncGenerator<string> {
	const attributed = { ...(await authorOf(db, by)), ...(note && { note }) };
	const { release, changed } = await publish(db, { around: surroundings(), now: Date.now(), ...attributed });
	for (const each of changed) yield changeLines(itemKey(each), each.differences);
	yield `Published release ${release}: ${items(changed.length)}.\n`;
}

export async function* undoRelease(db: Database, { by }: By): AsyncGenerator<string> {
	const author = await authorOf(db, by);
	const { release, restores, items: count } = await undo(db, { around: surroundings(), now: Date.now(), ...author });
	yield `Published release ${release}: ${items(count)} as in release ${restores}.\n`;
}

export async function* showChanges(db: Database): AsyncGenerator<string> {
	const changed = await pending(db);
	for (const each of changed) yield changeLines(itemKey(each), each.differences);
	const release = await newestRelease(db);
	yield changed.length === 0
		? `Nothing has changed since release ${release}.\n`
		: `${items(changed.length)} changed since release ${release}.\n`;
}

/** Newest first. */
export async function* showReleases(db: Database): AsyncGenerator<string> {
	for (const { number, restores, note, author, at, items: count } of await releases(db)) {
		const about = [author, restores !== null && `as in release ${restores}`, note].filter(Boolean).map(String);
		yield `${String(number).padStart(4)}  ${storeTime(at)}  ${items(count).padEnd(10)}  ${oneLine(about.join(", "))}\n`;
	}
}

/** Every revision of one item, newest first, with what it changed. */
export async function* showItemHistory(db: Database, key: string): AsyncGenerator<string> {
	const [kind = "", item = ""] = key.split("/");
	const revisions = await historyOf(db, kind, item);
	if (revisions.length === 0) throw new Refusal(`No item "${oneLine(key)}"; an export lists them as KIND and ITEM.`);
	for (const [index, { number, cause, note, author, at, ...revision }] of revisions.entries()) {
		const about = [cause, author, note].filter(Boolean).map(String);
		yield `${String(number).padStart(4)}  ${storeTime(at)}  ${oneLine(about.join(", "))}\n`;
		const before = revisions[index + 1];
		const content = (each: Pick<typeof revision, "shape" | "data">) => contentOf({ kind, item, number, ...each });
		if (before) yield changeLines(key, differences(content(before), content(revision)), "      ");
	}
}

const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);

/** One line per field: "internet-plan/fios-300 price: $49.99/month → $54.99/month". */
function changeLines(key: string, changed: readonly Difference[], indent = ""): string {
	return changed
		.map(({ field, before, after }) => {
			if (field === "" && before === null) return `${indent}+ ${key}\n`;
			if (field === "" && after === null) return `${indent}- ${key}\n`;
			return `${indent}~ ${key} ${field}: ${written(before)} → ${written(after)}\n`;
		})
		.join("");
}

const written = (value: unknown): string =>
	value === undefined ? "(none)" : oneLine(typeof value === "string" ? value : JSON.stringify(value));
