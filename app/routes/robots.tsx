import { robots } from "../features/findability/sitemap.server";
import { services } from "../platform/services.server";
import type { Route } from "./+types/robots";

export const loader = ({ context }: Route.LoaderArgs) =>
	new Response(robots(context.get(services).siteUrl), {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
