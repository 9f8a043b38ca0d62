import { save } from "../../../db/catalogue/revisions";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { itemKey } from "../../catalogue/catalogue-at";
import { problemsOf } from "../../catalogue/problems";
import type { Kind } from "../../catalogue/shapes";
import { problemSentence } from "../../platform/problem-sentence.server";
import { surroundings } from "../preview/surroundings.server";
import { recordEvent } from "../staff/record-event.server";
import { readSheet, type SheetChange, writtenConflict } from "./read-sheet.server";

export interface Imported {
	saved: string[];
	merged: string[];
	unchanged: number;
	conflicts: { item: string; fields: SheetChange["conflicts"] }[];
	problems: string[];
}

/** SHEET-3: makes drafts of the rows of a sheet, all of them or, if the database fails, none. */
export async function importSheet(db: Database, kind: Kind, text: string, author: string): Promise<Imported> {
	const { changes, unchanged, problems } = await readSheet(db, kind, text);
	const result: Imported = { saved: [], merged: [], unchanged, conflicts: [], problems };
	await db.transaction(async (tx) => {
		for (const { item, base, data } of changes) {
			const outcome = await save(tx, { kind, item, base, data, cause: "import", author });
			if (outcome.outcome === "conflict")
				result.conflicts.push({ item, fields: outcome.conflicts.map(writtenConflict) });
			else if (outcome.outcome === "unchanged") result.unchanged++;
			else result[outcome.outcome].push(item);
		}
		if (result.saved.length + result.merged.length > 0)
			await recordEvent(tx, { author, what: "imported", subject: `${kind}.csv` });
	});
	return result;
}

/** What the changes would break, one sentence each: it can be saved, and has to be mended before it is published. */
export async function newProblems(
	db: Database,
	changes: readonly SheetChange[],
	kind: Kind,
	now: number,
): Promise<string[]> {
	if (changes.length === 0) return [];
	const { items } = await workingCatalogue(db);
	const before = [...items.values()].flatMap(({ kind: of, item, data }) => (data ? [{ kind: of, item, data }] : []));
	const changed = new Map(changes.map(({ item, data }) => [itemKey({ kind, item }), { kind, item, data }]));
	const kept = before.filter((each) => !changed.has(itemKey(each)));
	const around = surroundings();
	const known = new Set(problemsOf(before, around, now).map((problem) => JSON.stringify(problem)));
	return problemsOf([...kept, ...changed.values()], around, now)
		.filter((problem) => !known.has(JSON.stringify(problem)))
		.map((problem) => problemSentence(problem));
}
