import { services } from "../platform/services.server";
import type { Route } from "./+types/captcha";

/** A new challenge for a form that asks for one. */
export async function loader({ context }: Route.LoaderArgs) {
	const { captcha } = context.get(services);
	if (!captcha) throw new Response(null, { status: 404 });
	return Response.json(await captcha.challenge(), { headers: { "Cache-Control": "no-store" } });
}
