import { sitemap } from "../features/findability/sitemap.server";
import { storyLanguages } from "../features/stories/stories.server";
import type { PageHandle } from "../platform/page-handle";
import { publicPages } from "../platform/public-pages.server";
import { services } from "../platform/services.server";
import { xmlResponse } from "../platform/xml";
import type { Route } from "./+types/sitemap";

export const handle = { page: { content: "stories" } } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
	const { db, siteUrl } = context.get(services);
	return xmlResponse("application/xml", sitemap(siteUrl, context.get(publicPages), await storyLanguages(db)));
}
