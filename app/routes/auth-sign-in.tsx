import { redirect } from "react-router";
import { safeNext } from "../features/account/safe-next";
import { currentLocale, localePath } from "../platform/language";
import { services } from "../platform/services.server";
import type { Route } from "./+types/auth-sign-in";

/** AUTH-2: redirects to a provider. A link and not a form, because the CSP allows forms to this site only. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const { accounts, logger } = context.get(services);
	const known = accounts.providers().some(({ id }) => id === params.provider);
	// Another site's link must not start a sign-in.
	const isOurs = request.headers.get("Sec-Fetch-Site") !== "cross-site";
	if (!known || !isOurs) return redirect(localePath("/account"));
	try {
		const { to, headers } = await accounts.signInWithProvider(request, params.provider, {
			language: currentLocale(),
			next: safeNext(url.searchParams.get("next")),
		});
		headers.set("Cache-Control", "private, no-store");
		return redirect(to, { headers });
	} catch (cause) {
		logger.error({ err: cause, provider: params.provider }, "a provider could not be reached");
		return redirect(localePath("/auth/callback?error=provider_unavailable"));
	}
}
