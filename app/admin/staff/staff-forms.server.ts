import { z } from "zod";
import { currentCatalogue } from "../../catalogue/current.server";
import { type Locale, locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { currentLocale } from "../../platform/language";
import type { Services } from "../../platform/services.server";
import { type Role, roles } from "../staff";
import type { AtWork } from "../staff-context.server";
import { changeRole, removeColleague, restoreAccess } from "./colleagues.server";
import { invitationMail } from "./invitation-mail.server";
import { invite, joinPath, openInvitation, revokeInvitation } from "./invitations.server";

export type StaffNotice = "restored" | "removed" | "revoked" | "saved";

interface StaffFault {
	field: "email" | "role" | "stores";
	text: string;
}

export type StaffOutcome =
	| { kind: "done"; notice: StaffNotice }
	| { kind: "invited"; email: string; link: string }
	| {
			kind: "failed";
			intent: string;
			/** Whose form it was: the id of a colleague or invitation; empty for a new one. */
			about: string;
			message: string;
			faults: StaffFault[];
			typed: { email: string; role: Role; stores: string[]; language: Locale };
			status: number;
	  };

type Parts = Pick<Services, "db" | "limits" | "logger" | "mail" | "siteUrl">;

class StaffFormError extends Error {
	readonly status: number;
	readonly faults: StaffFault[];
	constructor(message: string, status: number, faults: StaffFault[] = []) {
		super(message);
		this.status = status;
		this.faults = faults;
	}
}

interface Typed {
	about: string;
	email: string;
	role: Role | undefined;
	stores: string[];
	language: Locale;
}

/** The forms of `/admin/staff`, by their intent (STAFF-5). Null: there is no such form. */
export async function handleStaffForm(
	request: Request,
	parts: Parts,
	{ staff: by }: Pick<AtWork, "staff">,
	now: number,
): Promise<StaffOutcome | null> {
	const form = await request.formData();
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value.trim().slice(0, 320) : "";
	};
	const known = new Set(currentCatalogue().stores.map(({ id }) => id));
	const typed: Typed = {
		about: text("about"),
		email: text("email"),
		role: roles.find((role) => role === text("role")),
		stores: [...new Set(form.getAll("stores").map(String))].filter((id) => known.has(id)),
		language: locales.find((locale) => locale === text("language")) ?? currentLocale(),
	};
	const intent = text("intent");
	if (!Object.hasOwn(intents, intent)) return null;
	try {
		return (await intents[intent]?.({ parts, by, typed, now })) ?? null;
	} catch (cause) {
		if (!(cause instanceof StaffFormError)) throw cause;
		const { message, status, faults } = cause;
		return {
			kind: "failed",
			intent,
			about: typed.about,
			message,
			faults,
			typed: { ...typed, role: typed.role ?? "clerk" },
			status,
		};
	}
}

interface Sent {
	parts: Parts;
	by: AtWork["staff"];
	typed: Typed;
	now: number;
}

const intents: Readonly<Record<string, (sent: Sent) => Promise<StaffOutcome>>> = {
	async invite({ parts, by, typed, now }) {
		const place = placeOf(typed);
		const isAddress = z.email().max(254).safeParse(typed.email).success;
		if (!isAddress) {
			const fault = typed.email ? m.account_email_invalid() : m.account_email_missing();
			throw new StaffFormError(m.account_check_fields(), 400, [{ field: "email", text: fault }]);
		}
		return sendInvitation(parts, by, {
			...place,
			email: typed.email,
			language: typed.language,
			event: "invitation-sent",
			now,
		});
	},
	async resend({ parts, by, typed, now }) {
		const invitation = await openInvitation(parts.db, typed.about, now);
		if (!invitation) throw new StaffFormError(m.admin_staff_invitation_gone(), 404);
		const { email, role, stores } = invitation;
		return sendInvitation(parts, by, {
			email,
			role,
			stores,
			language: typed.language,
			event: "invitation-resent",
			now,
		});
	},
	async revoke({ parts: { db }, by, typed, now }) {
		await revokeInvitation(db, { by: by.id, tokenHash: typed.about, now });
		return { kind: "done", notice: "revoked" };
	},
	async "change-role"({ parts: { db }, by, typed }) {
		refuse(await changeRole(db, { by: by.id, userId: typed.about, ...placeOf(typed) }));
		return { kind: "done", notice: "saved" };
	},
	async remove({ parts: { db }, by, typed, now }) {
		refuse(await removeColleague(db, { by: by.id, userId: typed.about }, now));
		return { kind: "done", notice: "removed" };
	},
	async restore({ parts: { db }, by, typed }) {
		refuse(await restoreAccess(db, { by: by.id, userId: typed.about }));
		return { kind: "done", notice: "restored" };
	},
};

function refuse(problem: Awaited<ReturnType<typeof changeRole>>): void {
	if (problem === "last-owner") throw new StaffFormError(m.admin_staff_last_owner(), 409);
	if (problem === "unknown") throw new StaffFormError(m.admin_staff_colleague_gone(), 404);
}

/** A manager or clerk works in at least one store; an owner in all of them. */
function placeOf({ role, stores }: Typed): { role: Role; stores: string[] } {
	if (!role)
		throw new StaffFormError(m.account_check_fields(), 400, [{ field: "role", text: m.admin_staff_role_missing() }]);
	if (role === "owner") return { role, stores: [] };
	if (stores.length === 0)
		throw new StaffFormError(m.account_check_fields(), 400, [
			{ field: "stores", text: m.admin_staff_stores_missing() },
		]);
	return { role, stores };
}

async function sendInvitation(
	{ db, limits, logger, mail, siteUrl }: Parts,
	by: AtWork["staff"],
	{
		language,
		...invitation
	}: {
		email: string;
		role: Role;
		stores: string[];
		language: Locale;
		event: "invitation-resent" | "invitation-sent";
		now: number;
	},
): Promise<StaffOutcome> {
	const wait = await limits.take("invitation by account", by.id);
	if (wait !== null) throw new StaffFormError(m.too_many({ minutes: Math.ceil(wait / 60) }), 429);
	const link = `${siteUrl}${joinPath(await invite(db, { ...invitation, invitedBy: by.id }))}`;
	const { email, role } = invitation;
	// The link is shown, too: a mail that cannot be queued does not undo the invitation.
	await mail
		.add(invitationMail({ to: email, language, inviter: by.name, role, link }))
		.catch((error) => logger.error({ err: error }, "an invitation could not be queued"));
	return { kind: "invited", email, link };
}
