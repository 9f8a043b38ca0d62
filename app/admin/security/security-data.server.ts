import { dealer } from "../../content/dealer";
import { deviceNames } from "../../features/account/device-name";
import { m } from "../../paraglide/messages.js";
import { languageTag } from "../../platform/language-tag";
import type { Services } from "../../platform/services.server";
import { type AtWork, isProven, proofFor } from "../staff-context.server";
import { authenticatorKey } from "./authenticator.server";
import { factorsOf } from "./factors.server";
import { passkeysWork } from "./passkeys.server";
import { qrCode } from "./qr-code.server";

/** What `/admin/security` shows. */
export async function securityData(
	{ db, siteUrl, vault }: Pick<Services, "db" | "siteUrl" | "vault">,
	who: AtWork,
	{ userAgent, next, here, now }: { userAgent: string; next: string | null; here: string; now: number },
) {
	const { authenticator, passkeys, backupCodes } = await factorsOf(db, who.staff.id);
	const day = new Intl.DateTimeFormat(languageTag(), { dateStyle: "medium", timeZone: dealer.timeZone });
	const confirmedAt = authenticator?.confirmedAt;
	const lasts = proofFor("change-factors", who.hasSecondFactor);
	const mayChange = lasts === null || isProven(who, lasts, now);
	return {
		next,
		here,
		hasFactor: who.hasSecondFactor,
		mayChange,
		app: confirmedAt ? { since: day.format(confirmedAt) } : null,
		setup: authenticator && !confirmedAt && mayChange ? setupOf(authenticator.secret) : null,
		passkeys: passkeys.map(({ id, name, at, lastUsedAt }) => ({
			id,
			name,
			added: day.format(at),
			used: lastUsedAt && day.format(lastUsedAt),
		})),
		passkeysWork: passkeysWork({ siteUrl }),
		backupCodes,
		/** What a new passkey may be called. */
		device: deviceNames([userAgent], m.account_device_unknown())[0] ?? "",
	};

	function setupOf(sealed: string) {
		const { secret, uri } = authenticatorKey(vault, sealed, who.staff.email);
		return { secret: secret.replace(/(.{4})(?=.)/g, "$1 "), qr: qrCode(uri) };
	}
}

export type SecurityData = Awaited<ReturnType<typeof securityData>>;
