import { useEffect } from "react";
import { data, redirect } from "react-router";
import styles from "../../admin/admin.css?url";
import { joinPath } from "../../admin/staff/invitations.server";
import { JoinView } from "../../admin/staff/join-view";
import { acceptAs, type JoinFailure, joinPage, joinWithNewAccount } from "../../admin/staff/joining.server";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { clientAddress, services } from "../../platform/services.server";
import type { Route } from "./+types/join";

/** The URL holds a token that no other site may see. */
const noReferrer = { "Referrer-Policy": "same-origin" };
/** Where the new colleague goes first: to their second factor. */
const FIRST_SCREEN = "/admin/security?next=%2Fadmin";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { accounts, db, limits } = context.get(services);
	const wait = await limits.take("joining by address", context.get(clientAddress));
	if (wait !== null) throw data(null, { status: 429, headers: { "Retry-After": String(wait) } });
	const token = (url.searchParams.get("token") ?? "").slice(0, 200);
	const { session } = await accounts.session(request);
	const page = await joinPage({ db }, { token, member: session?.user ?? null, now: Date.now() });
	return data(page, { status: page.kind === "invalid" ? 410 : 200, headers: noReferrer });
}

export async function action({ request, context }: Route.ActionArgs) {
	const parts = { ...context.get(services), address: context.get(clientAddress) };
	const form = await request.formData().catch(() => new FormData());
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value.slice(0, 1_000) : "";
	};
	const token = text("token").slice(0, 200);
	const now = Date.now();
	const failed = (failure: JoinFailure) => data(failure, { status: failure.status, headers: noReferrer });
	switch (text("intent")) {
		case "sign-out":
			return redirect(joinPath(token), { status: 303, headers: await parts.accounts.signOut(request, "here") });
		case "accept": {
			const { session } = await parts.accounts.session(request);
			if (!session) return redirect(joinPath(token), 303);
			const failure = await acceptAs(parts, { token, member: session.user, now });
			return failure ? failed(failure) : redirect(FIRST_SCREEN, 303);
		}
		case "create": {
			const entry = { token, name: text("name"), email: text("email"), password: text("password"), now };
			const joined = await joinWithNewAccount(request, parts, entry);
			if ("failure" in joined) return failed(joined.failure);
			return redirect(FIRST_SCREEN, { status: 303, headers: joined.headers });
		}
		default:
			throw data(null, { status: 400 });
	}
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
	actionHeaders?.has("Referrer-Policy") ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = () => [
	{ title: `${m.admin_join_title()} | ${dealer.name}` },
	{ name: "robots", content: "noindex" },
];

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
	useEffect(() => {
		document.documentElement.dataset.ready = "";
	}, []);
	return <JoinView page={loaderData} failure={actionData} />;
}
