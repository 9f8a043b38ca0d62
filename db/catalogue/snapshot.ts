import { sql } from "drizzle-orm";
import type { RecordedCheck } from "../../app/catalogue/price-check";
import type { Database } from "../connect";
import { catalogueReleases, priceChecks } from "../schema";
import { latestChecks } from "./price-checks";
import { newestRelease, published } from "./releases";
import type { Revision } from "./revisions";

/** What a release says, as it is stored. */
export interface Snapshot {
	release: number;
	revisions: readonly Revision[];
	checks: ReadonlyMap<string, RecordedCheck>;
}

type Reader = Pick<Database, "select" | "selectDistinctOn">;

/** What a process needs to have the published catalogue. */
export const publishedIn = (db: Reader) => ({ read: () => readPublished(db), newest: () => newest(db) });

async function readPublished(db: Reader): Promise<Snapshot> {
	const release = await newestRelease(db);
	return { release, revisions: await published(db, release), checks: await latestChecks(db) };
}

/** A mark that is another one after every release and price check, and when the name of whoever checked is erased. */
async function newest(db: Reader): Promise<string> {
	const checks = sql<string>`(select concat(count(*), ' ', count(author)) from ${priceChecks})`;
	const [found] = await db
		.select({ mark: sql<string>`concat(max(${catalogueReleases.number}), ' ', ${checks})` })
		.from(catalogueReleases);
	return found?.mark ?? "";
}
