import { KeyRound } from "lucide-react";
import { useEffect } from "react";
import { data, useNavigate } from "react-router";
import { sayWelcome } from "../features/account/account-forms";
import { noticeNewSession } from "../features/account/auth-store";
import { checkArrival } from "../features/account/check-arrival.server";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";
import { services } from "../platform/services.server";
import { SiteLink } from "../platform/site-link";
import { buttonClass } from "../ui/primitives/button";
import { showToast } from "../ui/primitives/toast-queue";
import { whenIdle } from "../ui/when-idle";
import type { Route } from "./+types/auth-callback";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { arrival, headers } = await checkArrival(request, url.searchParams, context.get(services));
	headers.set("Cache-Control", "private, no-store");
	// The address holds a token: no other site may learn it from this page.
	headers.set("Referrer-Policy", "no-referrer");
	return data(arrival, { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.auth_callback_title(), description: m.auth_callback_description(), listed: false });

/** AUTH-5. The server has done the work; this says how it ended and goes on. */
export default function AuthCallbackPage({ loaderData: { kind, message, to } }: Route.ComponentProps) {
	const navigate = useNavigate();
	useEffect(() => {
		if (kind === "signed-in") {
			void noticeNewSession();
			sayWelcome();
		}
		if (kind === "error") showToast({ kind: "destructive", title: m.account_error_title(), description: message });
		// The rest of this page comes alive first: both together would be a long wait for a press.
		return whenIdle(() => navigate(to, { replace: true }));
	}, [kind, message, to, navigate]);
	return (
		// As high as the window: the footer is not pushed about when the next page takes its place.
		<section className="page-width grid min-h-dvh content-start justify-items-center gap-5 py-24 text-center">
			{/* It stands still: what turns takes from a phone what going on needs. */}
			<span className="grid size-20 place-items-center rounded-full bg-warm-soft text-ink">
				<KeyRound aria-hidden size={36} />
			</span>
			<h1 className="text-2xl">{m.account_completing()}</h1>
			<p className="needs-script max-w-xl text-lg text-ink-soft">{m.account_completing_lead()}</p>
			<p className="without-script text-lg">{message}</p>
			<SiteLink to={to} className={buttonClass()}>
				{m.account_go_on()}
			</SiteLink>
		</section>
	);
}
