import { sitemap } from "../features/findability/sitemap.server";
import { storyLanguages } from "../features/stories/stories.server";
import { services } from "../platform/services.server";
import { xmlResponse } from "../platform/xml";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
	const { db, siteUrl } = context.get(services);
	return xmlResponse("application/xml", sitemap(siteUrl, await storyLanguages(db)));
}
