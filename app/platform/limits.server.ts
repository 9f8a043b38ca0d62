import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { lt, sql } from "drizzle-orm";
import type { Database } from "../../db/connect";
import { rateLimits } from "../../db/schema";

/**
 * How often something may be done in how many seconds. Many visitors share one IP address: families, stores, whole
 * carriers.
 *
 * A limit "by account" counts what strangers do to an account and must not lock out its owner (decision 012): whoever is
 * over it gets in by a mailed link, and a link works at least as long as the window in which no further mail is sent.
 */
const rules = {
	"sign-in by address": { times: 30, seconds: 600 },
	"sign-in by account": { times: 15, seconds: 900 },
	"sign-in by device": { times: 10, seconds: 600 },
	"password check by address": { times: 60, seconds: 600 },
	"sign-up by address": { times: 20, seconds: 3_600 },
	"sign-up by account": { times: 5, seconds: 3_600 },
	"mail by address": { times: 20, seconds: 3_600 },
	"reset mail by account": { times: 3, seconds: 3_600 },
	"reset mail by device": { times: 3, seconds: 3_600 },
	"confirmation mail by account": { times: 3, seconds: 3_600 },
	"reset by address": { times: 30, seconds: 3_600 },
	// A guess hits with 3 in a million; whoever makes one has the password already.
	"proof by account": { times: 10, seconds: 900 },
	"proof by account in a day": { times: 100, seconds: 86_400 },
	"passkey by account": { times: 60, seconds: 900 },
	"invitation by account": { times: 30, seconds: 3_600 },
	"joining by address": { times: 60, seconds: 600 },
	"captcha by address": { times: 120, seconds: 600 },
	"share picture by address": { times: 300, seconds: 600 },
	"message by address": { times: 30, seconds: 3_600 },
	// Pages that are rendered for one visitor's query or invented path; cached pages are not counted.
	"page by address": { times: 240, seconds: 60 },
} as const;

export type LimitName = keyof typeof rules;

/** Counts what visitors do, in the database, so that all servers share the counts. */
export interface Limits {
	/** Counts one more; returns the seconds to wait if that is too many, else null. */
	take(name: LimitName, who: string): Promise<number | null>;
}

/** IP addresses and accounts are stored as keyed hashes: the table does not reveal who was here. */
export function createLimits({ db, secret }: { db: Database; secret: string }): Limits {
	const keyOf = (name: LimitName, who: string) =>
		createHmac("sha256", `limits:${secret}`)
			.update(`${name}\n${network(who.toLowerCase())}`)
			.digest("base64url");
	let sweptAt = 0;
	/** Removes expired windows now and then. */
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

/** An IPv6 address counts as its /64: one connection has 2^64 of them to choose from. */
function network(who: string): string {
	if (isIP(who) !== 6) return who;
	// The URL parser writes an address in one canonical form.
	const address = new URL(`http://[${who.split("%", 1)[0]}]`).hostname.slice(1, -1);
	const [head = "", tail] = address.split("::");
	const left = head.split(":").filter(Boolean);
	const right = tail?.split(":").filter(Boolean) ?? [];
	const zeros = Array(tail === undefined ? 0 : 8 - left.length - right.length).fill("0");
	return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}
