import { useEffect } from "react";
import { data } from "react-router";
import { storyBySlug } from "../features/stories/stories.server";
import { StoryNotFound, StoryPage } from "../features/stories/story-page";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";
import { services } from "../platform/services.server";
import { showToast } from "../ui/primitives/toast-queue";
import type { Route } from "./+types/story";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, logger } = context.get(services);
	try {
		const story = await storyBySlug(db, params.slug);
		if (!story) return data({ story: null, failed: false }, { status: 404 });
		return data({ story, failed: false });
	} catch (cause) {
		logger.error({ err: cause }, "a story could not be read");
		return data({ story: null, failed: true }, { status: 503 });
	}
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
	loaderData?.story
		? pageMeta({ title: loaderData.story.title, description: loaderData.story.excerpt ?? loaderData.story.title })
		: [
				...pageMeta({ title: m.stories_not_found(), description: m.stories_not_found_hint() }),
				{ name: "robots", content: "noindex" },
			];

export default function Story({ loaderData }: Route.ComponentProps) {
	const { story } = loaderData;
	// POST-3: said for every try that failed.
	useEffect(() => {
		if (loaderData.failed)
			showToast({ kind: "destructive", title: m.stories_load_error_title(), description: m.stories_post_load_error() });
	}, [loaderData]);
	return story ? <StoryPage story={story} /> : <StoryNotFound />;
}
