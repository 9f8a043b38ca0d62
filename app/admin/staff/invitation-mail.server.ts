import { randomUUID } from "node:crypto";
import { dealer } from "../../content/dealer";
import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { inLocale } from "../../platform/language.server";
import { composeMail, type Mail } from "../../platform/mail.server";
import type { Role } from "../staff";
import { INVITATION_DAYS } from "./invitations.server";
import { roleName } from "./role-names";

/** In the language of whoever is invited. */
export const invitationMail = ({
	to,
	language,
	inviter,
	role,
	link,
}: {
	to: string;
	language: Locale;
	inviter: string;
	role: Role;
	link: string;
}): Mail =>
	inLocale(language, () =>
		composeMail({
			id: randomUUID(),
			to,
			subject: m.admin_invitation_mail_subject({ dealer: dealer.name }),
			blocks: [
				{ paragraph: m.admin_invitation_mail({ inviter, dealer: dealer.name, role: roleName[role]() }) },
				{ action: { label: m.admin_invitation_mail_action(), href: link } },
				{ note: m.admin_invitation_mail_note({ days: INVITATION_DAYS }) },
			],
		}),
	);
