import { z } from "zod";
import { dealer } from "../../content/dealer";
import { passwordFaults } from "../../features/account/password-strength.server";
import { m } from "../../paraglide/messages.js";
import type { Member } from "../../platform/accounts.server";
import { currentLocale } from "../../platform/language";
import type { LimitName } from "../../platform/limits.server";
import type { Services } from "../../platform/services.server";
import {
	ANYBODY,
	acceptInvitation,
	hasAccount,
	type Invitation,
	invitationOf,
	isColleague,
	joinPath,
} from "./invitations.server";
import { roleName } from "./role-names";

export type JoinPage =
	| { kind: "invalid" }
	| { kind: "member" }
	| {
			/** `accept`: somebody is signed in. `sign-in`: the invited address has an account. `create`: it has none. */
			kind: "accept" | "create" | "sign-in";
			token: string;
			/** Empty where the invited choose their own. */
			email: string;
			role: string;
			/** Who is signed in. */
			you: { name: string; email: string } | null;
			/** Whether that is somebody else than was invited. */
			isOther: boolean;
			signInPath: string;
	  };

interface JoinFault {
	field: "email" | "name" | "password";
	text: string;
}

export interface JoinFailure {
	message: string;
	faults: JoinFault[];
	typed: { name: string; email: string };
	status: number;
}

type Parts = Pick<Services, "accounts" | "db" | "limits"> & { address: string };

/** What the link of an invitation shows to whoever opens it (STAFF-4). Changes nothing: mail scanners open links, too. */
export async function joinPage(
	{ db }: Pick<Parts, "db">,
	{ token, member, now }: { token: string; member: Member | null; now: number },
): Promise<JoinPage> {
	if (member && (await isColleague(db, member.id))) return { kind: "member" };
	const invitation = await invitationOf(db, token, now);
	if (!invitation) return { kind: "invalid" };
	const { email, role } = invitation;
	return {
		kind: member ? "accept" : email !== ANYBODY && (await hasAccount(db, email)) ? "sign-in" : "create",
		token,
		email,
		role: roleName[role](),
		you: member && { name: member.name, email: member.email },
		isOther: member !== null && email !== ANYBODY && member.email.toLowerCase() !== email,
		signInPath: `/account?${new URLSearchParams({ next: joinPath(token) })}`,
	};
}

/** Null: they work here now. */
export async function acceptAs(
	{ db }: Pick<Parts, "db">,
	{ token, member, now }: { token: string; member: Member; now: number },
): Promise<JoinFailure | null> {
	if (await acceptInvitation(db, { token, userId: member.id, now })) return null;
	return failure(m.admin_join_invalid(), 410);
}

const failure = (
	message: string,
	status: number,
	faults: JoinFault[] = [],
	typed = { name: "", email: "" },
): JoinFailure => ({ message, status, faults, typed });

/** An account for whoever has none, signed in, and with a place here. */
export async function joinWithNewAccount(
	request: Request,
	{ accounts, db, limits, address }: Parts,
	{ token, now, ...given }: { token: string; name: string; email: string; password: string; now: number },
): Promise<{ failure: JoinFailure } | { headers: Headers }> {
	const typed = { name: given.name.trim().slice(0, 200), email: given.email.trim().slice(0, 254) };
	const invitation = await invitationOf(db, token, now);
	if (!invitation) return { failure: failure(m.admin_join_invalid(), 410) };
	const email = emailOf(invitation, typed.email);
	for (const limit of ["password check by address", "sign-up by address"] satisfies LimitName[]) {
		const wait = await limits.take(limit, address);
		if (wait !== null) return { failure: failure(m.too_many({ minutes: Math.ceil(wait / 60) }), 429, [], typed) };
	}
	const faults: JoinFault[] = [];
	if (!typed.name) faults.push({ field: "name", text: m.account_name_missing() });
	if (!email)
		faults.push({ field: "email", text: typed.email ? m.account_email_invalid() : m.account_email_missing() });
	const weak = await passwordFaults(given.password, [typed.name, email ?? "", dealer.name]);
	if (weak.length > 0) faults.push({ field: "password", text: weak.join(" ") });
	if (faults.length > 0 || !email) return { failure: failure(m.account_check_fields(), 400, faults, typed) };
	const { name } = typed;
	const userId = await accounts.create({ name, email, password: given.password, language: currentLocale() });
	if (!userId) {
		const taken: JoinFault[] = [{ field: "email", text: m.admin_join_has_account() }];
		return { failure: failure(m.admin_join_has_account(), 409, invitation.email === ANYBODY ? taken : [], typed) };
	}
	if (!(await acceptInvitation(db, { token, userId, now }))) return { failure: failure(m.admin_join_invalid(), 410) };
	return { headers: await accounts.signIn(request, { email, password: given.password }) };
}

/** Null: what was typed is no address. */
function emailOf(invitation: Invitation, typed: string): string | null {
	if (invitation.email !== ANYBODY) return invitation.email;
	return z.email().max(254).safeParse(typed).success ? typed.toLowerCase() : null;
}
