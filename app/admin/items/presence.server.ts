import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { staffPresence, users } from "../../../db/schema";

/** Somebody else who has the same screen open. */
export interface Present {
	name: string;
	since: Date;
}

/** Whoever has not been heard of for this long has gone: two heartbeats and a bit. */
const GONE_AFTER = 50_000;
const KEPT_FOR = 86_400_000;

/** A screen has two rows for each person: when it was opened, and when the person was heard of last. */
const rows = (place: string) => ({ opened: `opened ${place}`, seen: `seen ${place}` });

/** Notes that somebody has a screen open, and says who else has. */
export async function heartbeat(
	db: Pick<Database, "select" | "insert" | "delete">,
	userId: string,
	place: string,
	now: Date,
): Promise<Present[]> {
	const { opened, seen } = rows(place);
	const all = await atPlace(db, place);
	const mine = all.get(userId);
	const isBack = !mine?.seen || mine.seen.getTime() < now.getTime() - GONE_AFTER;
	const values = [seen, ...(isBack ? [opened] : [])].map((each) => ({ userId, place: each, at: now }));
	await db
		.insert(staffPresence)
		.values(values)
		.onConflictDoUpdate({ target: [staffPresence.userId, staffPresence.place], set: { at: now } });
	if (isBack) await db.delete(staffPresence).where(lt(staffPresence.at, new Date(now.getTime() - KEPT_FOR)));
	return others(all, userId, now);
}

export const presentAt = async (db: Pick<Database, "select">, userId: string, place: string, now: Date) =>
	others(await atPlace(db, place), userId, now);

export async function leave(db: Pick<Database, "delete">, userId: string, place: string): Promise<void> {
	const { opened, seen } = rows(place);
	await db
		.delete(staffPresence)
		.where(and(eq(staffPresence.userId, userId), inArray(staffPresence.place, [opened, seen])));
}

interface Rows {
	name: string;
	opened?: Date;
	seen?: Date;
}

async function atPlace(db: Pick<Database, "select">, place: string): Promise<Map<string, Rows>> {
	const { opened, seen } = rows(place);
	const found = await db
		.select({
			userId: staffPresence.userId,
			place: staffPresence.place,
			at: staffPresence.at,
			name: sql<string>`${users.name}`,
		})
		.from(staffPresence)
		.innerJoin(users, eq(users.id, staffPresence.userId))
		.where(inArray(staffPresence.place, [opened, seen]));
	const people = new Map<string, Rows>();
	for (const row of found)
		people.set(row.userId, {
			...(people.get(row.userId) ?? { name: row.name }),
			...(row.place === seen ? { seen: row.at } : { opened: row.at }),
		});
	return people;
}

const others = (people: ReadonlyMap<string, Rows>, userId: string, now: Date): Present[] =>
	[...people]
		.filter(([id, { seen }]) => id !== userId && seen !== undefined && seen.getTime() >= now.getTime() - GONE_AFTER)
		.map(([, { name, opened = now }]) => ({ name, since: opened }));
