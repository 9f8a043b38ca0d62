import { m } from "../../paraglide/messages.js";
import { AccountError } from "../../platform/accounts.server";
import { localePath } from "../../platform/language";
import type { Services } from "../../platform/services.server";
import { safeNext } from "./safe-next";

/** What `/auth/callback` shows, and where the visitor goes next. */
export type Arrival =
	| { kind: "signed-in" | "error" | "nobody"; message: string; to: string }
	/** A link from a mail, opened in another browser than the one that signed up. */
	| { kind: "confirm"; email: string; token: string; next: string };

/** AUTH-5: checks a mailed link or a provider's response, all on the server. */
export async function checkArrival(
	request: Request,
	query: URLSearchParams,
	{ accounts, logger }: Pick<Services, "accounts" | "logger">,
): Promise<{ arrival: Arrival; headers: Headers }> {
	const account = localePath("/account");
	const failed = (message: string): Arrival => ({ kind: "error", message, to: account });
	const next = safeNext(query.get("next")) ?? localePath("/");
	const welcome: Arrival = { kind: "signed-in", message: m.account_welcome(), to: next };
	const error = query.get("error");
	if (error) {
		logger.warn({ error: error.slice(0, 60) }, "a provider refused a sign-in");
		return { arrival: failed(providerMessage(error)), headers: new Headers() };
	}
	const token = query.get("token_hash")?.slice(0, 200);
	try {
		const { session, headers } = await accounts.session(request);
		if (token !== undefined) {
			const isConfirmation = query.get("type") === "signup";
			const pending = isConfirmation ? await accounts.pendingConfirmation(request, token) : null;
			// Mail scanners and other people's browsers open links too: a GET signs in only the browser that signed up.
			if (pending && !pending.isSignUpBrowser)
				return { arrival: { kind: "confirm", email: pending.email, token, next }, headers };
			const confirmed = pending && (await cookiesUnlessInvalid(accounts.confirmAddress(request, token, null)));
			if (confirmed) return { arrival: welcome, headers: confirmed };
			// The link was used before, by whoever is signed in now.
			if (session) return { arrival: welcome, headers };
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

const cookiesUnlessInvalid = (confirming: Promise<Headers>): Promise<Headers | null> =>
	confirming.catch((cause) => {
		if (cause instanceof AccountError) return null;
		throw cause;
	});

/** Nothing from the URL is shown: known errors get a message of our own. */
function providerMessage(error: string): string {
	if (error === "access_denied") return m.account_provider_denied();
	if (error === "account_not_linked") return m.account_provider_not_linked();
	if (error === "email_not_found") return m.account_provider_no_email();
	return m.account_provider_failed();
}
