import { clientAddress, services } from "../platform/services.server";
import type { Route } from "./+types/captcha";

/** A new challenge for a form with a captcha. */
export async function loader({ context }: Route.LoaderArgs) {
	const { captcha, limits } = context.get(services);
	if (!captcha) throw new Response(null, { status: 404 });
	const wait = await limits.take("captcha by address", context.get(clientAddress));
	if (wait !== null) throw new Response(null, { status: 429, headers: { "Retry-After": String(wait) } });
	return Response.json(await captcha.challenge(), { headers: { "Cache-Control": "no-store" } });
}
