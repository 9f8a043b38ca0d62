import { handleAccountCall } from "../features/account/account-calls.server";
import { clientAddress, services } from "../platform/services.server";
import type { Route } from "./+types/session";

/** The session, for `useAuth`. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { session, headers } = await context.get(services).accounts.session(request);
	return Response.json(session, { headers: priv(headers) });
}

/** The calls of `useAuth`. */
export async function action({ request, context }: Route.ActionArgs) {
	const { outcome, status, headers } = await handleAccountCall(request, {
		...context.get(services),
		address: context.get(clientAddress),
	});
	return Response.json(outcome, { status, headers: priv(headers) });
}

function priv(headers: Headers): Headers {
	headers.set("Cache-Control", "private, no-store");
	return headers;
}
