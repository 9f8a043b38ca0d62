import { createHash } from "node:crypto";
import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { contactMessages } from "../../../db/schema";
import type { Services } from "../../platform/services.server";
import { copyForVisitor, mailToDealer } from "./message-mails.server";
import type { SentMessage } from "./message-schema.server";
import { newReference } from "./reference.server";

const HOUR = 3_600_000;
/** The same words from the same visitor within this time are the same message, sent again. */
const REPEATED_WITHIN = 24 * HOUR;
/** So many copies go to one address in an hour: nobody can use the form to flood somebody else's inbox. */
const MOST_COPIES = 5;

/** A message with what the visitor was looking at, said in any language. */
export interface MessageToKeep extends SentMessage {
	subjectIn: (language: SentMessage["language"]) => string[];
}

type Kept = typeof contactMessages.$inferSelect;

/**
 * Stores a message together with the mails that tell of it: all of it or nothing. A message that is already there is
 * found again and gives the same reference, so a second press, a resend or a reload changes nothing. Null when the
 * captcha is missing.
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
		// Two presses at the same moment: the second waits here, and then finds what the first has stored.
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
		const [earlier] = await tx
			.select({ reference: contactMessages.reference })
			.from(contactMessages)
			.where(
				and(
					eq(contactMessages.fingerprint, fingerprint),
					gt(contactMessages.createdAt, new Date(now.getTime() - REPEATED_WITHIN)),
				),
			)
			.orderBy(desc(contactMessages.createdAt))
			.limit(1);
		// A solved captcha is good once, so a repeated message cannot bring one: it is asked for after looking.
		if (earlier) return earlier.reference;
		if (captcha && !(await captcha.accepts(captchaToken, tx))) return null;
		let kept: Kept | undefined;
		// A reference that is taken is as good as impossible, but then the next one is tried.
		while (!kept) {
			[kept] = await tx
				.insert(contactMessages)
				.values({
					...sent,
					reference: newReference(),
					createdAt: now,
					subject,
					consentWording: consent,
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
			if ((copies?.sent ?? 0) <= MOST_COPIES) {
				const about = subjectIn(sent.language);
				await mail.add(copyForVisitor({ ...kept, subject: about }, { dealerInbox, siteUrl, to: sent.email }), tx);
			}
		}
		return kept.reference;
	});
}
