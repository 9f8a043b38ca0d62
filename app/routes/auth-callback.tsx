import { KeyRound } from "lucide-react";
import { useEffect } from "react";
import { data, redirect, useNavigate } from "react-router";
import { handleAccountCall } from "../features/account/account-calls.server";
import { ConfirmForm, sayWelcome } from "../features/account/account-forms";
import { noticeNewSession } from "../features/account/auth-store";
import { type Arrival, checkArrival } from "../features/account/check-arrival.server";
import { m } from "../paraglide/messages.js";
import { needsOwnDocument } from "../platform/own-document";
import { pageMeta } from "../platform/page-meta";
import { clientAddress, services } from "../platform/services.server";
import { buttonClass } from "../ui/primitives/button";
import { showToast } from "../ui/primitives/toast-queue";
import { whenIdle } from "../ui/when-idle";
import type { Route } from "./+types/auth-callback";

/** The URL holds a token: neither caches nor other sites may see it. */
function keepPrivate(headers: Headers): Headers {
	headers.set("Cache-Control", "private, no-store");
	headers.set("Referrer-Policy", "no-referrer");
	return headers;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { arrival, headers } = await checkArrival(request, url.searchParams, context.get(services));
	return data(arrival, { headers: keepPrivate(headers) });
}

/** The form for a link that was opened in another browser, sent without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
	const { outcome, status, headers } = await handleAccountCall(request, {
		...context.get(services),
		address: context.get(clientAddress),
	});
	if (outcome.ok) return redirect(outcome.to, { status: 303, headers });
	return data(outcome, { status, headers: keepPrivate(headers) });
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
	actionHeaders?.has("Cache-Control") ? actionHeaders : loaderHeaders;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.auth_callback_title(), description: m.auth_callback_description(), listed: false });

export default function AuthCallbackPage({ loaderData: arrival, actionData }: Route.ComponentProps) {
	if (arrival.kind !== "confirm") return <Completing {...arrival} />;
	const { email, token, next } = arrival;
	return (
		<section className="page-width grid min-h-dvh content-start gap-6 py-24">
			<div className="mx-auto grid w-full max-w-xl gap-6 rounded-lg border border-line bg-raised p-6 sm:p-9">
				<h1 className="text-2xl">{m.account_confirm_heading()}</h1>
				<p className="text-ink-soft wrap-anywhere">{m.account_confirm_lead({ email })}</p>
				<ConfirmForm failed={actionData && !actionData.ok ? actionData : undefined} token={token} next={next} />
			</div>
		</section>
	);
}

/** AUTH-5. The server has done the work; this shows the result and goes on. */
function Completing({ kind, message, to }: Exclude<Arrival, { kind: "confirm" }>) {
	const navigate = useNavigate();
	useEffect(() => {
		if (kind === "signed-in") {
			void noticeNewSession();
			sayWelcome();
		}
		if (kind === "error") showToast({ kind: "destructive", title: m.account_error_title(), description: message });
		// After hydration of the rest of the page: both at once would delay the first press.
		return whenIdle(() => (needsOwnDocument(to) ? location.replace(to) : navigate(to, { replace: true })));
	}, [kind, message, to, navigate]);
	return (
		// As high as the window, so that the footer does not move when the next page replaces this one.
		<section className="page-width grid min-h-dvh content-start justify-items-center gap-5 py-24 text-center">
			{/* Not animated: that would slow down a phone just when it has to load the next page. */}
			<span className="grid size-20 place-items-center rounded-full bg-warm-soft text-ink">
				<KeyRound aria-hidden size={36} />
			</span>
			<h1 className="text-2xl">{m.account_completing()}</h1>
			<p className="needs-script max-w-xl text-lg text-ink-soft">{m.account_completing_lead()}</p>
			<p className="without-script text-lg">{message}</p>
			<a href={to} className={buttonClass()}>
				{m.account_go_on()}
			</a>
		</section>
	);
}
