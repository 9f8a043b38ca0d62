import { robots } from "../features/findability/sitemap.server";
import type { PageHandle } from "../platform/page-handle";
import { services } from "../platform/services.server";
import type { Route } from "./+types/robots";

export const handle = { page: {} } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) =>
	new Response(robots(context.get(services).siteUrl), {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
