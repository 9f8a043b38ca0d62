import { and, asc, eq, sql } from "drizzle-orm";
import type { Role } from "../../app/admin/staff";
import { removeColleague, restoreAccess } from "../../app/admin/staff/colleagues.server";
import { ANYBODY, hasStaff, INVITATION_DAYS, invite, joinPath } from "../../app/admin/staff/invitations.server";
import { newestRelease, published } from "../../db/catalogue/releases";
import type { Database } from "../../db/connect";
import { Refusal } from "../../db/refusal";
import { staff, users } from "../../db/schema";
import { oneLine } from "./one-line";

/** Where the links of a command lead. */
export interface At {
	siteUrl: string;
}

export async function* inviteColleague(
	db: Database,
	{ email, role, stores }: { email: string; role: Role; stores: readonly string[] },
	{ siteUrl }: At,
): AsyncGenerator<string> {
	if (role === "owner" && stores.length > 0) throw new Refusal("An owner has all stores: leave --store out.");
	if (role !== "owner") await checkStores(db, role, stores);
	const token = await invite(db, { email, role, stores, invitedBy: null, now: Date.now() });
	yield `Invitation for ${oneLine(email)} (${role}), good once, for ${INVITATION_DAYS} days:\n`;
	yield `${siteUrl}${joinPath(token)}\n`;
}

async function checkStores(db: Database, role: Role, stores: readonly string[]): Promise<void> {
	const revisions = await published(db, await newestRelease(db));
	const known = revisions.filter(({ kind, data }) => kind === "store" && data !== null).map(({ item }) => item);
	const unknown = stores.find((id) => !known.includes(id));
	if (unknown === undefined && stores.length > 0) return;
	const reason = unknown === undefined ? `A ${role} works in a store: add --store.` : `No store "${oneLine(unknown)}".`;
	throw new Refusal(`${reason} The stores are ${known.join(", ")}.`);
}

export async function* listStaff(db: Database): AsyncGenerator<string> {
	const all = await db
		.select({ name: users.name, email: users.email, role: staff.role, stores: staff.stores })
		.from(staff)
		.innerJoin(users, eq(users.id, staff.userId))
		.where(eq(staff.active, true))
		.orderBy(sql`array_position(array['owner', 'manager', 'clerk'], ${staff.role})`, asc(users.email));
	if (all.length === 0) yield "Nobody works in the back office yet: npm run staff -- invite EMAIL\n";
	for (const { name, email, role, stores } of all)
		yield `${role.padEnd(7)}  ${oneLine(email).padEnd(32)}  ${oneLine(name)}${stores.length > 0 ? `  (${stores.join(", ")})` : ""}\n`;
}

export async function* removeStaff(db: Database, email: string): AsyncGenerator<string> {
	const userId = await colleagueWith(db, email);
	if ((await removeColleague(db, { by: null, userId }, Date.now())) === "last-owner")
		throw new Refusal("This is the only owner: invite another one first.");
	yield `Removed ${oneLine(email)}. All their sessions are ended.\n`;
}

export async function* restoreStaff(db: Database, email: string, { siteUrl }: At): AsyncGenerator<string> {
	const userId = await colleagueWith(db, email);
	await restoreAccess(db, { by: null, userId });
	yield `Removed the second factor of ${oneLine(email)} and ended their sessions. They sign in and set up a new one at\n`;
	yield `${siteUrl}/account?${new URLSearchParams({ next: "/admin/security" })}\n`;
}

async function colleagueWith(db: Database, email: string): Promise<string> {
	const [found] = await db
		.select({ userId: staff.userId })
		.from(staff)
		.innerJoin(users, eq(users.id, staff.userId))
		.where(and(eq(users.email, email.toLowerCase()), eq(staff.active, true)));
	if (!found)
		throw new Refusal(`Nobody with the address ${oneLine(email)} works here; list them with: npm run staff -- list`);
	return found.userId;
}

/** For a newcomer who has just started the site: a link that makes whoever opens it the owner. Null once somebody works here. */
export async function firstOwnerLink(db: Database, { siteUrl }: At): Promise<string | null> {
	if (await hasStaff(db)) return null;
	const token = await invite(db, { email: ANYBODY, role: "owner", stores: [], invitedBy: null, now: Date.now() });
	return `${siteUrl}${joinPath(token)}`;
}
