import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { dealer } from "../content/dealer";
import { handleAccountCall } from "../features/account/account-calls.server";
import { deviceNames } from "../features/account/device-name";
import { accountViews } from "../features/account/outcome";
import { safeNext } from "../features/account/safe-next";
import { SignedOutView, viewOfForm } from "../features/account/signed-out-view";
import { m } from "../paraglide/messages.js";
import { languageTag } from "../platform/language-tag";
import { pageMeta } from "../platform/page-meta";
import { clientAddress, services } from "../platform/services.server";
import { later } from "../ui/primitives/later";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/account";

const MemberView = lazy(() => import("../features/account/member-view"));
const UnderDevelopment = later("under-development", () => import("../features/account/under-development"));

/** The page depends on who asks, and its URL may hold a token that no other site may see. */
const forYouOnly = { "Cache-Control": "private, no-store", "Referrer-Policy": "same-origin" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { accounts, captcha, logger } = context.get(services);
	const signedOut = {
		member: null,
		devices: [],
		view: accountViews.find((view) => view === url.searchParams.get("view")) ?? "sign-in",
		token: url.searchParams.get("token") ?? "",
		next: safeNext(url.searchParams.get("next")) ?? "",
		providers: accounts.providers(),
		withCaptcha: captcha !== null,
	};
	try {
		const { session, headers } = await accounts.session(request);
		for (const [name, value] of Object.entries(forYouOnly)) headers.set(name, value);
		if (!session) return data(signedOut, { headers });
		const day = new Intl.DateTimeFormat(languageTag(), { dateStyle: "long", timeZone: dealer.timeZone });
		const signedIn = await accounts.devices(request);
		const names = deviceNames(
			signedIn.map(({ userAgent }) => userAgent),
			m.account_device_unknown(),
		);
		const devices = signedIn.map(({ id, isThisOne, since }, index) => ({
			id,
			isThisOne,
			name: names[index] ?? "",
			since: day.format(new Date(since)),
		}));
		return data({ ...signedOut, member: session.user, devices }, { headers });
	} catch (cause) {
		// The forms are shown anyway: they report the failure when they are sent.
		logger.error({ err: cause }, "the session could not be read");
		return data(signedOut, { headers: forYouOnly });
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const { outcome, status, headers } = await handleAccountCall(request, {
		...context.get(services),
		address: context.get(clientAddress),
	});
	if (outcome.ok) return redirect(outcome.to, { status: 303, headers });
	headers.set("Cache-Control", "private, no-store");
	return data(outcome, { status, headers });
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
	actionHeaders?.has("Cache-Control") ? actionHeaders : loaderHeaders;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.account_title(), description: m.account_description(), listed: false });

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const { member, devices, view, token, next, providers, withCaptcha } = loaderData;
	const failed = actionData && !actionData.ok ? actionData : undefined;
	return (
		<>
			<PageHero
				eyebrow={member ? m.account_signed_in() : m.account_ways_in()}
				title={m.account_heading()}
				lead={member ? m.account_member_lead() : m.account_lead()}
			/>
			<div className={`page-width grid gap-8 py-10 sm:py-14 lg:grid-cols-[3fr_2fr] ${member ? "lg:items-start" : ""}`}>
				{member ? (
					<Suspense>
						<MemberView member={member} devices={devices} />
					</Suspense>
				) : (
					<SignedOutView
						view={(failed && viewOfForm[failed.form]) ?? view}
						token={token}
						next={next}
						providers={providers}
						withCaptcha={withCaptcha}
						failed={failed}
					/>
				)}
				<section className="rounded-lg bg-warm-soft p-6 text-ink sm:p-9">
					<UnderDevelopment />
				</section>
			</div>
		</>
	);
}
