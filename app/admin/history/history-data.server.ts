import { changesOfRelease, publicationsOf, releasesFrom } from "../../../db/catalogue/release-history";
import { newestRelease, published } from "../../../db/catalogue/releases";
import { contentOf, historyOf } from "../../../db/catalogue/revisions";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { itemKey } from "../../catalogue/catalogue-at";
import { isKind } from "../../catalogue/shapes";
import { kindName } from "../../platform/kind-name";
import { changeLines } from "../review/change-lines.server";
import { itemName } from "../review/item-names.server";
import { PAGE } from "../review/review-page";
import { staffTime } from "../review/staff-time.server";
import { dataIn } from "../review/waiting-items.server";

type Releases = Awaited<ReturnType<typeof releasesFrom>>;

const written = ({ at, ...release }: Releases[number]) => ({ ...release, at: staffTime(at) });

/** A page of all releases, newest first. */
export async function releaseList(db: Database, page: number) {
	const newest = await newestRelease(db);
	const found = await releasesFrom(db, newest - (page - 1) * PAGE, PAGE);
	return { releases: found.map(written), count: newest, newest };
}

/** One release with what it changed; null if there is none of that number. */
export async function releaseData(db: Database, number: number, page: number) {
	const [release] = await releasesFrom(db, number, 1);
	if (release?.number !== number) return null;
	const changes = await changesOfRelease(db, number, { limit: PAGE, offset: (page - 1) * PAGE });
	const dataOf = dataIn(await workingCatalogue(db));
	return {
		release: written(release),
		newest: await newestRelease(db),
		items: changes.map((change) => ({
			key: itemKey(change),
			name: itemName(change, change.after ?? change.before, dataOf),
			kind: kindName(change.kind),
			status: change.after === null ? ("removed" as const) : change.before ? ("changed" as const) : ("new" as const),
			lines: changeLines(change, dataOf),
		})),
	};
}

/** Revisions of an item on its page; older ones are in an export of the database only. */
const REVISIONS = 100;

/** Every revision of an item with what it changed, newest first; null if there is no such item. */
export async function itemHistory(db: Database, kind: string, item: string) {
	if (!isKind(kind)) return null;
	const revisions = (await historyOf(db, kind, item)).slice(0, REVISIONS + 1);
	const [head] = revisions;
	if (!head) return null;
	const releases = await publicationsOf(db, kind, item);
	const dataOf = dataIn(await workingCatalogue(db));
	const content = (each: (typeof revisions)[number]) => contentOf({ kind, item, ...each });
	return {
		key: itemKey({ kind, item }),
		name: itemName({ kind, item }, dataOf(itemKey({ kind, item })) ?? null, dataOf),
		kind: kindName(kind),
		newest: head.number,
		revisions: revisions.slice(0, REVISIONS).map((each, index) => {
			const before = revisions[index + 1];
			const after = content(each);
			return {
				number: each.number,
				cause: each.cause,
				author: each.author,
				note: each.note,
				at: staffTime(each.at),
				release: releases.get(each.number) ?? null,
				isRemoval: after === null,
				isFirst: !before,
				lines: changeLines({ kind, item, before: before ? content(before) : null, after }, dataOf),
			};
		}),
	};
}

/** What was published by a release, by the key of the item. */
export const publishedBy = async (db: Database, release: number) =>
	new Map((await published(db, release)).map((each) => [itemKey(each), contentOf(each)]));
