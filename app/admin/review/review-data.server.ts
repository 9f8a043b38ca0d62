import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { type RevisionNote, releasesFrom, revisionNotes } from "../../../db/catalogue/release-history";
import { newestRelease } from "../../../db/catalogue/releases";
import { type WorkingItem, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { staff as staffTable, users } from "../../../db/schema";
import { itemKey } from "../../catalogue/catalogue-at";
import { fieldName } from "../../platform/field-name";
import { kindName } from "../../platform/kind-name";
import { languageName, languageTag } from "../../platform/language-tag";
import { previewed } from "../preview/preview-catalogue.server";
import { abilities, may, type Staff } from "../staff";
import { type ChangeLine, changeLines } from "./change-lines.server";
import { type DataOf, itemName } from "./item-names.server";
import { outdatedTranslations } from "./outdated-translations";
import { problemLink } from "./problem-links.server";
import { PAGE } from "./review-page";
import { staffTime } from "./staff-time.server";
import { dataIn, revisionToken, waitingItems } from "./waiting-items.server";

type ReviewStatus = "changed" | "new" | "removed";

export interface ReviewItem {
	key: string;
	/** What publishing sends back. */
	token: string;
	name: string;
	/** Null where the name says it. */
	kind: string | null;
	status: ReviewStatus;
	lines: ChangeLine[];
	authors: string[];
	at: string | undefined;
	notes: string[];
	/** Translations that may say something else than the English now. */
	outdated: { label: string; languages: string }[];
	/** Someone else's store. */
	isClosed: boolean;
}

/** Everything that waits, with what it changes (PUB-3). */
export async function reviewData(db: Database, staff: Staff, page: number) {
	const working = await workingCatalogue(db);
	const dataOf = dataIn(working);
	const waiting = waitingItems(working);
	const shown = waiting.slice((page - 1) * PAGE, page * PAGE);
	const notes = await revisionNotes(db, shown.map(itemKey));
	const problems = waiting.length > 0 ? await draftProblems(db) : [];
	const items = [...working.items.values()];
	return {
		items: shown.map((item) => reviewItem(item, notes.get(itemKey(item)) ?? [], { dataOf, staff })),
		count: waiting.length,
		/** What publishing everything sends back for the items of other pages. */
		all: waiting.length > PAGE ? fingerprint(waiting) : null,
		problems: problems.map((problem) => problemLink(problem, items)),
		latest: await latestRelease(db),
		publishers: may(staff, "publish") ? [] : await publishers(db),
	};
}

/** What is wrong with everything as it is drafted. */
export const draftProblems = async (db: Database) => (await previewed(db, { what: "draft", at: "now" })).problems();

/** Another one whenever somebody has saved in between. */
export const fingerprint = (waiting: readonly WorkingItem[]): string =>
	createHash("sha256").update(waiting.map(revisionToken).join(" ")).digest("base64url");

function reviewItem(
	item: WorkingItem,
	notes: readonly RevisionNote[],
	{ dataOf, staff }: { dataOf: DataOf; staff: Staff },
): ReviewItem {
	const since = notes.filter(({ number }) => number > (item.live?.number ?? 0));
	const [newest] = since;
	return {
		key: itemKey(item),
		token: revisionToken(item),
		name: itemName(item, item.data ?? item.live?.data ?? null, dataOf),
		kind: item.kind === "order" ? null : kindName(item.kind),
		status: item.data === null ? "removed" : item.live?.data ? "changed" : "new",
		lines: changeLines({ ...item, before: item.live?.data ?? null, after: item.data }, dataOf),
		authors: [...new Set(since.flatMap(({ author }) => (author ? [author] : [])))],
		at: newest && staffTime(newest.at),
		notes: since.flatMap(({ note }) => (note ? [note] : [])),
		outdated: item.data && item.live?.data ? outdatedIn([item.live.data, item.data]) : [],
		isClosed: isClosed(item, staff),
	};
}

/** Of a store, only those who work there change what visitors see. */
export const isClosed = ({ kind, item }: { kind: string; item: string }, staff: Staff): boolean =>
	kind === "store" && !may(staff, "edit", item);

function outdatedIn(states: readonly unknown[]): ReviewItem["outdated"] {
	const byField = Map.groupBy(outdatedTranslations(states), ({ field }) => field.split(".")[0] ?? field);
	return [...byField].map(([field, found]) => ({
		label: fieldName(field),
		languages: new Intl.ListFormat(languageTag(), { type: "conjunction" }).format(
			new Set(found.map(({ language }) => languageName(language))),
		),
	}));
}

export async function latestRelease(db: Database) {
	const [latest] = await releasesFrom(db, await newestRelease(db), 1);
	if (!latest) return null;
	const { at, ...rest } = latest;
	return { ...rest, at: staffTime(at), canBeUndone: (latest.restores ?? latest.number) > 1 };
}

/** Who can publish, by name. */
async function publishers(db: Database): Promise<string[]> {
	const found = await db
		.select({ name: users.name })
		.from(staffTable)
		.innerJoin(users, eq(users.id, staffTable.userId))
		.where(and(eq(staffTable.active, true), inArray(staffTable.role, [...abilities.publish])))
		.orderBy(users.name);
	return found.map(({ name }) => name);
}
