import { randomUUID } from "node:crypto";
import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { inLocale } from "../../platform/language.server";
import { composeMail, type Mail } from "../../platform/mail.server";

interface Recipient {
	name: string;
	email: string;
	language: Locale;
}

/** AUTH-4: the link that proves the address. */
export const confirmationMail = (to: Recipient, siteUrl: string, token: string): Mail =>
	inLocale(to.language, () => {
		const query = new URLSearchParams({ token_hash: token, type: "signup", next: localePath("/") });
		return composeMail({
			id: randomUUID(),
			to: to.email,
			subject: m.account_mail_confirm_subject(),
			blocks: [
				{ paragraph: m.account_mail_hello({ name: to.name }) },
				{ paragraph: m.account_mail_confirm() },
				{
					action: {
						label: m.account_mail_confirm_action(),
						href: `${siteUrl}${localePath("/auth/callback")}?${query}`,
					},
				},
				{ note: m.account_mail_confirm_note() },
			],
		});
	});

/** Whoever signs up with an address that has an account hears of it only by mail. */
export const existingAccountMail = (to: Recipient, siteUrl: string): Mail =>
	inLocale(to.language, () =>
		composeMail({
			id: randomUUID(),
			to: to.email,
			subject: m.account_mail_existing_subject(),
			blocks: [
				{ paragraph: m.account_mail_hello({ name: to.name }) },
				{ paragraph: m.account_mail_existing() },
				{ action: { label: m.account_sign_in(), href: `${siteUrl}${localePath("/account")}` } },
				{ note: m.account_mail_existing_note() },
			],
		}),
	);

export const resetMail = (to: Recipient, siteUrl: string, token: string): Mail =>
	inLocale(to.language, () =>
		composeMail({
			id: randomUUID(),
			to: to.email,
			subject: m.account_mail_reset_subject(),
			blocks: [
				{ paragraph: m.account_mail_hello({ name: to.name }) },
				{ paragraph: m.account_mail_reset() },
				{
					action: {
						label: m.account_mail_reset_action(),
						href: `${siteUrl}${localePath("/account")}?${new URLSearchParams({ view: "reset", token })}`,
					},
				},
				{ note: m.account_mail_reset_note() },
			],
		}),
	);
