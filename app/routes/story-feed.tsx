import { storyFeed } from "../features/stories/feed.server";
import { latestStories } from "../features/stories/stories.server";
import type { PageHandle } from "../platform/page-handle";
import { services } from "../platform/services.server";
import { xmlResponse } from "../platform/xml";
import type { Route } from "./+types/story-feed";

export const handle = { page: { content: "stories" } } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
	const { db, siteUrl } = context.get(services);
	return xmlResponse("application/atom+xml", storyFeed(siteUrl, await latestStories(db)));
}
