import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { staff, staffEvents, staffInvitations, users } from "../../../db/schema";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { languageTag } from "../../platform/language-tag";
import { ANYBODY } from "./invitations.server";
import { eventKind } from "./staff-events";

const PAGE = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A page of the log, newest first (STAFF-9). It goes on from an event, not from a number of lines: new ones come in at the top
 * meanwhile.
 */
export async function logPage(db: Database, { person, before }: { person: string | null; before: string | null }) {
	const rows = await db
		.select({
			id: staffEvents.id,
			at: staffEvents.at,
			what: staffEvents.what,
			subject: staffEvents.subject,
			author: users.name,
		})
		.from(staffEvents)
		.leftJoin(users, eq(users.id, staffEvents.author))
		.where(
			and(
				person === null ? undefined : eq(staffEvents.author, person),
				// Compared in the database: a JavaScript date has no microseconds.
				before !== null && uuid.test(before)
					? sql`(${staffEvents.at}, ${staffEvents.id}) < (select last.at, last.id from ${staffEvents} last where last.id = ${before}::uuid)`
					: undefined,
			),
		)
		.orderBy(desc(staffEvents.at), desc(staffEvents.id))
		.limit(PAGE + 1);
	const shown = rows.slice(0, PAGE);
	const nameOf = await namesOf(db, shown);
	const moment = new Intl.DateTimeFormat(languageTag(), {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: dealer.timeZone,
	});
	return {
		events: shown.map(({ id, at, what, subject, author }) => ({
			id,
			at: at.toISOString(),
			moment: moment.format(at),
			text:
				eventKind(what)?.sentence({
					author: author ?? m.admin_log_no_author(),
					subject: nameOf(what, subject),
				}) ?? `${author ?? m.admin_log_no_author()}: ${what} ${subject ?? ""}`.trim(),
		})),
		more: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
	};
}

/** The names of what these events were done to. */
async function namesOf(db: Database, events: readonly { what: string; subject: string | null }[]) {
	const idsOf = (kind: "colleague" | "invitation") =>
		events.flatMap(({ what, subject }) => (subject !== null && eventKind(what)?.subject === kind ? [subject] : []));
	const [people, invitations] = await Promise.all([
		db
			.select({ id: users.id, name: users.name })
			.from(users)
			.where(inArray(users.id, idsOf("colleague"))),
		db
			.select({ id: staffInvitations.tokenHash, name: staffInvitations.email })
			.from(staffInvitations)
			.where(inArray(staffInvitations.tokenHash, idsOf("invitation"))),
	]);
	const names = new Map([...people, ...invitations].map(({ id, name }) => [id, name]));
	return (what: string, subject: string | null): string => {
		const kind = eventKind(what)?.subject;
		if (!kind) return subject ?? "";
		const name = subject === null ? undefined : names.get(subject);
		return name === ANYBODY ? m.admin_log_first_owner() : (name ?? m.admin_log_erased());
	};
}

/** Whoever works or worked here, for the filter. */
export const authors = (db: Database) =>
	db
		.select({ id: users.id, name: users.name, email: users.email })
		.from(staff)
		.innerJoin(users, eq(users.id, staff.userId))
		.orderBy(users.name, users.id);

export type LogPage = Awaited<ReturnType<typeof logPage>>;
