import { and, eq, isNotNull, sql } from "drizzle-orm";
import { data, type MiddlewareFunction, redirect } from "react-router";
import type { Database } from "../../db/connect";
import { staffAuthenticators, staffPasskeys, staffProofs, staff as staffTable, users } from "../../db/schema";
import { localePath } from "../platform/language";
import { type Services, services } from "../platform/services.server";
import { abilityFor, ruleOf } from "./access-rules";
import { unavailable } from "./shell/posted-again.server";
import { may } from "./staff";
import { type AtWork, atWork, isProven, proofFor } from "./staff-context.server";

/**
 * The only way into the back office (STAFF-2): who is signed in, works here, may do this, and has shown a second factor where it
 * takes one. Runs before every loader and action below `/admin`.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
	const { accounts, db } = context.get(services);
	// A database that cannot be reached must not take with it what somebody has typed (FORM-8).
	const sent = request.method === "POST" ? request.clone() : null;
	const reached = <T>(work: Promise<T>): Promise<T> =>
		work.catch(async (cause) => {
			throw sent && cause instanceof Error ? await unavailable(sent) : cause;
		});
	const { session, sessionId } = await reached(accounts.session(request));
	const isReading = request.method === "GET" || request.method === "HEAD";
	const here = isReading ? url.pathname + url.search : url.pathname;
	if (!session || !sessionId) throw redirect(localePath(`/account?${new URLSearchParams({ next: here })}`));
	const who = await reached(staffOf(db, session.user.id, sessionId));
	// Whoever does not work here learns nothing about it.
	if (!who) throw data(null, { status: 404 });
	const rule = ruleOf(pattern);
	const ability = abilityFor(rule, request.method, isReading ? null : await intentOf(request));
	if (!ability || !may(who.staff, ability)) throw data(null, { status: 403 });
	const lasts = proofFor(ability, who.hasSecondFactor);
	if (!rule?.withoutProof && lasts !== null && !isProven(who, lasts, Date.now()))
		throw redirect(`/admin/proof?${new URLSearchParams({ next: here })}`);
	context.set(atWork, who);
	return next();
};

/** The same for a response that no route makes, such as a preview: who may see the back office, or where they have to go first. */
export async function staffAtWork(
	request: Request,
	{ accounts, db }: Pick<Services, "accounts" | "db">,
): Promise<AtWork | { goTo: string } | "stranger"> {
	const { session, sessionId } = await accounts.session(request);
	const { pathname, search } = new URL(request.url);
	const next = new URLSearchParams({ next: pathname + search });
	if (!session || !sessionId) return { goTo: localePath(`/account?${next}`) };
	const who = await staffOf(db, session.user.id, sessionId);
	if (!who || !may(who.staff, "see")) return "stranger";
	const lasts = proofFor("see", who.hasSecondFactor);
	if (lasts !== null && !isProven(who, lasts, Date.now())) return { goTo: `/admin/proof?${next}` };
	return who;
}

async function intentOf(request: Request): Promise<string | null> {
	const form = await request
		.clone()
		.formData()
		.catch(() => {
			throw data(null, { status: 400 });
		});
	const intent = form.get("intent");
	return typeof intent === "string" ? intent : null;
}

/** Null for whoever does not work here (any more). */
async function staffOf(db: Database, userId: string, sessionId: string): Promise<AtWork | null> {
	const [found] = await db
		.select({
			id: users.id,
			name: users.name,
			email: users.email,
			role: staffTable.role,
			stores: staffTable.stores,
			provenAt: staffProofs.at,
			hasSecondFactor: sql<boolean>`
				exists (${db
					.select({ one: sql`1` })
					.from(staffAuthenticators)
					.where(and(eq(staffAuthenticators.userId, userId), isNotNull(staffAuthenticators.confirmedAt)))})
				or exists (${db.select({ one: sql`1` }).from(staffPasskeys).where(eq(staffPasskeys.userId, userId))})`,
		})
		.from(staffTable)
		.innerJoin(users, eq(users.id, staffTable.userId))
		.leftJoin(staffProofs, eq(staffProofs.sessionId, sessionId))
		.where(and(eq(staffTable.userId, userId), eq(staffTable.active, true)));
	if (!found) return null;
	const { provenAt, hasSecondFactor, ...person } = found;
	return { staff: person, sessionId, hasSecondFactor, provenAt };
}
