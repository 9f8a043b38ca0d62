import { m } from "../../paraglide/messages.js";
import { AccountError } from "../../platform/accounts.server";
import { localePath } from "../../platform/language";
import type { Services } from "../../platform/services.server";
import { safeNext } from "./safe-next";

/** How somebody arrived at `/auth/callback`, what is said of it, and where they go on. */
export interface Arrival {
	kind: "signed-in" | "error" | "nobody";
	message: string;
	to: string;
}

/** AUTH-5: checks a mail's link or a provider's answer, all on the server. */
export async function checkArrival(
	request: Request,
	query: URLSearchParams,
	{ accounts, logger }: Pick<Services, "accounts" | "logger">,
): Promise<{ arrival: Arrival; headers: Headers }> {
	const account = localePath("/account");
	const failed = (message: string): Arrival => ({ kind: "error", message, to: account });
	const welcome: Arrival = {
		kind: "signed-in",
		message: m.account_welcome(),
		to: safeNext(query.get("next")) ?? localePath("/"),
	};
	const error = query.get("error");
	if (error) {
		logger.warn({ error: error.slice(0, 60) }, "a provider refused a sign-in");
		return { arrival: failed(providerMessage(error)), headers: new Headers() };
	}
	const token = query.get("token_hash");
	try {
		const { session, headers } = await accounts.session(request);
		if (token !== null) {
			const isOurs = query.get("type") === "signup";
			const fresh = isOurs ? await confirmed(accounts.confirmAddress(request, token)) : null;
			// Who is signed in stays so: the link may be somebody else's, or their own for the second time.
			if (session) return { arrival: welcome, headers };
			if (fresh) return { arrival: welcome, headers: fresh };
			logger.info("a confirmation link was refused");
			return { arrival: failed(m.account_bad_link()), headers };
		}
		if (session) return { arrival: welcome, headers };
		return { arrival: { kind: "nobody", message: m.account_no_session(), to: account }, headers };
	} catch (cause) {
		logger.error({ err: cause }, "a sign-in could not be completed");
		return { arrival: { kind: "nobody", message: m.account_unavailable(), to: account }, headers: new Headers() };
	}
}

/** The cookies of a link that was good; null for one that was not. */
const confirmed = (work: Promise<Headers>): Promise<Headers | null> =>
	work.catch((cause) => {
		if (cause instanceof AccountError) return null;
		throw cause;
	});

/** What came in the address is never shown: only what we know of it, in our own words. */
function providerMessage(error: string): string {
	if (error === "access_denied") return m.account_provider_denied();
	if (error === "account_not_linked") return m.account_provider_not_linked();
	if (error === "email_not_found") return m.account_provider_no_email();
	return m.account_provider_failed();
}
