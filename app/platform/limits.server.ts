import { createHmac } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import type { Database } from "../../db/connect";
import { rateLimits } from "../../db/schema";

/** How often a thing may be done in how many seconds. Many visitors share one address: families, stores, whole carriers. */
const rules = {
	"sign-in by address": { times: 30, seconds: 600 },
	"sign-in by account": { times: 15, seconds: 900 },
	"sign-up by address": { times: 20, seconds: 3_600 },
	"mail by address": { times: 20, seconds: 3_600 },
	"mail by account": { times: 5, seconds: 3_600 },
	"reset by address": { times: 30, seconds: 3_600 },
	"message by address": { times: 30, seconds: 3_600 },
	// Pages that are rendered for one visitor's query or invented path; cached pages are not counted.
	"page by address": { times: 240, seconds: 60 },
} as const;

export type LimitName = keyof typeof rules;

/** Counts what visitors do, in the database, so that all servers count together. */
export interface Limits {
	/** Counts one more; gives the seconds to wait when that is too many, otherwise null. */
	take(name: LimitName, who: string): Promise<number | null>;
}

/** Addresses and accounts are kept as keyed hashes: the table tells nobody who was here. */
export function createLimits({ db, secret }: { db: Database; secret: string }): Limits {
	const keyOf = (name: LimitName, who: string) =>
		createHmac("sha256", `limits:${secret}`).update(`${name}\n${who.toLowerCase()}`).digest("base64url");
	let sweptAt = 0;
	/** Windows that are over are removed now and then. */
	async function sweep() {
		if (Date.now() - sweptAt < 600_000) return;
		sweptAt = Date.now();
		await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
	}
	return {
		async take(name, who) {
			const { times, seconds } = rules[name];
			const window = sql`now() + make_interval(secs => ${seconds})`;
			const isOver = sql`${rateLimits.endsAt} <= now()`;
			const [row] = await db
				.insert(rateLimits)
				.values({ key: keyOf(name, who), count: 1, endsAt: window })
				.onConflictDoUpdate({
					target: rateLimits.key,
					set: {
						count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
						endsAt: sql`case when ${isOver} then ${window} else ${rateLimits.endsAt} end`,
					},
				})
				.returning({
					count: rateLimits.count,
					wait: sql<number>`greatest(1, ceil(extract(epoch from ${rateLimits.endsAt} - now())))::int`,
				});
			await sweep();
			return row && row.count > times ? row.wait : null;
		},
	};
}
