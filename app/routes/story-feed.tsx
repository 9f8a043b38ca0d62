import { storyFeed } from "../features/stories/feed.server";
import { latestStories } from "../features/stories/stories.server";
import { services } from "../platform/services.server";
import { xmlResponse } from "../platform/xml";
import type { Route } from "./+types/story-feed";

export async function loader({ context }: Route.LoaderArgs) {
	const { db, siteUrl } = context.get(services);
	return xmlResponse("application/atom+xml", storyFeed(siteUrl, await latestStories(db)));
}
