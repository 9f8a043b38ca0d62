import { and, eq } from "drizzle-orm";
import { staffAuthenticators, staffPasskeys } from "../../../db/schema";
import { m } from "../../paraglide/messages.js";
import type { Services } from "../../platform/services.server";
import { recordEvent } from "../staff/record-event.server";
import type { AtWork } from "../staff-context.server";
import { acceptAuthenticatorCode, startAuthenticator } from "./authenticator.server";
import { renewBackupCodes } from "./backup-codes.server";
import { dropCodesWithoutFactor, factorsOf } from "./factors.server";
import { addPasskey } from "./passkeys.server";
import { bareCode, codeLimit, noteProof, type ProofMethod } from "./proofs.server";

export interface ChangeFault {
	field: "code" | "name" | "passkey";
	text: string;
	/** Of the response. */
	status: number;
}

/** How it went; with codes, this is the only time that they are shown. */
export type FactorChange = { done: true; codes: string[] | null } | { done: false; fault: ChangeFault };

type Parts = Pick<Services, "db" | "limits" | "siteUrl" | "vault">;
interface Change {
	parts: Parts;
	who: AtWork;
	text: (name: string) => string;
	now: number;
}

const done: FactorChange = { done: true, codes: null };
const failed = (field: ChangeFault["field"], text: string, status = 400): FactorChange => ({
	done: false,
	fault: { field, text, status },
});

/** The forms of `/admin/security`, by their intent (STAFF-3). */
const changes: Readonly<Record<string, (change: Change) => Promise<FactorChange>>> = {
	async "start-app"({ parts: { db, vault }, who }) {
		await startAuthenticator(db, vault, who.staff.id);
		return done;
	},
	async "confirm-app"({ parts: { db, limits, vault }, who, text, now }) {
		const userId = who.staff.id;
		const limited = await codeLimit(limits, userId);
		if (limited) return failed("code", limited.text, limited.status);
		const code = bareCode(text("code"));
		const isRight =
			/^\d+$/.test(code) && (await acceptAuthenticatorCode(db, vault, { userId, code, now, confirming: true }));
		if (!isRight) return failed("code", m.admin_security_app_wrong_code());
		return added(db, vault, who, { what: "authenticator-added", method: "authenticator", now });
	},
	async "remove-app"({ parts: { db }, who: { staff } }) {
		await db.transaction(async (tx) => {
			const removed = await tx
				.delete(staffAuthenticators)
				.where(eq(staffAuthenticators.userId, staff.id))
				.returning({ confirmedAt: staffAuthenticators.confirmedAt });
			await dropCodesWithoutFactor(tx, staff.id);
			// One that was never confirmed was no factor.
			if (removed.some(({ confirmedAt }) => confirmedAt))
				await recordEvent(tx, { author: staff.id, what: "authenticator-removed" });
		});
		return done;
	},
	async "add-passkey"({ parts: { db, siteUrl, vault }, who, text, now }) {
		const name = text("name").trim().slice(0, 60);
		if (!name) return failed("name", m.admin_security_passkey_name_missing());
		const place = { userId: who.staff.id, sessionId: who.sessionId, name, json: text("passkey") };
		if (!(await addPasskey({ db, siteUrl }, place))) return failed("passkey", m.admin_security_passkey_failed());
		return added(db, vault, who, { what: "passkey-added", subject: name, method: "passkey", now });
	},
	async "remove-passkey"({ parts: { db }, who: { staff }, text }) {
		await db.transaction(async (tx) => {
			const [removed] = await tx
				.delete(staffPasskeys)
				.where(and(eq(staffPasskeys.id, text("passkey")), eq(staffPasskeys.userId, staff.id)))
				.returning({ name: staffPasskeys.name });
			if (!removed) return;
			await dropCodesWithoutFactor(tx, staff.id);
			await recordEvent(tx, { author: staff.id, what: "passkey-removed", subject: removed.name });
		});
		return done;
	},
	async "renew-codes"({ parts: { db, vault }, who: { staff, hasSecondFactor } }) {
		if (!hasSecondFactor) return done;
		const codes = await db.transaction(async (tx) => {
			await recordEvent(tx, { author: staff.id, what: "backup-codes-renewed" });
			return renewBackupCodes(tx, vault, staff.id);
		});
		return { done: true, codes };
	},
};

/** A new factor was shown by being set up. The first one comes with backup codes. */
async function added(
	db: Services["db"],
	vault: Services["vault"],
	{ staff, sessionId }: AtWork,
	{
		what,
		subject,
		method,
		now,
	}: { what: "authenticator-added" | "passkey-added"; subject?: string; method: ProofMethod; now: number },
): Promise<FactorChange> {
	const { backupCodes } = await factorsOf(db, staff.id);
	const codes = await db.transaction(async (tx) => {
		await noteProof(tx, { sessionId, method, now });
		await recordEvent(tx, { author: staff.id, what, ...(subject && { subject }) });
		return backupCodes > 0 ? null : renewBackupCodes(tx, vault, staff.id);
	});
	return { done: true, codes };
}

/** Null: there is no such form. */
export async function changeFactors(
	request: Request,
	parts: Parts,
	who: AtWork,
	now: number,
): Promise<FactorChange | null> {
	const form = await request.formData();
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	const intent = text("intent");
	return Object.hasOwn(changes, intent) ? ((await changes[intent]?.({ parts, who, text, now })) ?? null) : null;
}
