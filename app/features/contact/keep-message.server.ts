import { createHash } from "node:crypto";
import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { contactMessages } from "../../../db/schema";
import type { Services } from "../../platform/services.server";
import { CONSENT_VERSION } from "./consent";
import { copyForVisitor, mailToDealer } from "./message-mails.server";
import type { SentMessage } from "./message-schema.server";
import { newReference } from "./reference.server";

const HOUR = 3_600_000;
/** The same text from the same visitor within this time is a resend. */
const RESEND_WINDOW_MS = 24 * HOUR;
/** Copies sent to one e-mail address per hour, so that the form cannot be used to flood an inbox. */
const MAX_COPIES_PER_HOUR = 5;

export interface MessageToKeep extends SentMessage {
	subjectIn: (language: SentMessage["language"]) => string[];
}

type Kept = typeof contactMessages.$inferSelect;

/**
 * Stores a message and queues its mails in one transaction. A resend finds the stored message and returns its
 * reference, so double clicks and reloads are harmless. Returns null if the captcha is missing.
 */
export async function keepMessage(
	{ subjectIn, consent, ...sent }: MessageToKeep,
	captchaToken: string,
	{ db, mail, captcha, dealerInbox, siteUrl }: Pick<Services, "captcha" | "db" | "dealerInbox" | "mail" | "siteUrl">,
): Promise<string | null> {
	const now = new Date();
	const subject = subjectIn("en");
	const fingerprint = createHash("sha256")
		.update(JSON.stringify([sent, subject, Boolean(consent)]))
		.digest("hex");
	return db.transaction(async (tx) => {
		// Simultaneous submissions: the second waits here and then finds what the first stored.
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
		const [earlier] = await tx
			.select({ reference: contactMessages.reference })
			.from(contactMessages)
			.where(
				and(
					eq(contactMessages.fingerprint, fingerprint),
					gt(contactMessages.createdAt, new Date(now.getTime() - RESEND_WINDOW_MS)),
				),
			)
			.orderBy(desc(contactMessages.createdAt))
			.limit(1);
		// Checked after the look-up: a captcha solution is valid once, so a resend cannot bring one.
		if (earlier) return earlier.reference;
		if (captcha && !(await captcha.accepts(captchaToken, tx))) return null;
		let kept: Kept | undefined;
		// A collision is nearly impossible; if it happens, try another reference.
		while (!kept) {
			[kept] = await tx
				.insert(contactMessages)
				.values({
					...sent,
					reference: newReference(),
					createdAt: now,
					subject,
					consentWording: consent,
					consentVersion: consent ? CONSENT_VERSION : null,
					consentAt: consent ? now : null,
					fingerprint,
				})
				.onConflictDoNothing({ target: contactMessages.reference })
				.returning();
		}
		await mail.add(mailToDealer(kept, { dealerInbox }), tx);
		if (sent.email) {
			const [copies] = await tx
				.select({ sent: count() })
				.from(contactMessages)
				.where(
					and(gt(contactMessages.createdAt, new Date(now.getTime() - HOUR)), eq(contactMessages.email, sent.email)),
				);
			if ((copies?.sent ?? 0) <= MAX_COPIES_PER_HOUR) {
				const about = subjectIn(sent.language);
				await mail.add(copyForVisitor({ ...kept, subject: about }, { dealerInbox, siteUrl, to: sent.email }), tx);
			}
		}
		return kept.reference;
	});
}
