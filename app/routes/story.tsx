import { useEffect } from "react";
import { data } from "react-router";
import { storySubject, versionOf } from "../features/findability/listed-pages.server";
import { describeStory } from "../features/stories/describe-story.server";
import { storyBySlug } from "../features/stories/stories.server";
import { StoryNotFound, StoryPage } from "../features/stories/story-page";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { services } from "../platform/services.server";
import { describePage } from "../platform/structured-data.server";
import { showToast } from "../ui/primitives/toast-queue";
import type { Route } from "./+types/story";

export const handle = { page: { content: "stories" } } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, logger } = context.get(services);
	try {
		const story = await storyBySlug(db, params.slug);
		if (!story) return data({ story: null, failed: false }, { status: 404 });
		describePage(context, describeStory(story));
		const shareVersion = versionOf(storySubject(story.title));
		return data({ story: { ...story, shareVersion }, failed: false });
	} catch (cause) {
		logger.error({ err: cause }, "a story could not be read");
		return data({ story: null, failed: true }, { status: 503 });
	}
}

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = ({ loaderData, ...place }: Route.MetaArgs) => {
	if (!loaderData?.story)
		return pageMeta(place, {
			title: m.stories_not_found(),
			description: m.stories_not_found_hint(),
			listed: false,
		});
	const { title, excerpt, isoDate, shareVersion, language, languages } = loaderData.story;
	return pageMeta(place, {
		title,
		description: excerpt ?? title,
		languages,
		article: { published: isoDate, shareVersion, language },
	});
};

export default function Story({ loaderData }: Route.ComponentProps) {
	const { story } = loaderData;
	// POST-3: said for every try that failed.
	useEffect(() => {
		if (loaderData.failed)
			showToast({ kind: "destructive", title: m.stories_load_error_title(), description: m.stories_post_load_error() });
	}, [loaderData]);
	return story ? <StoryPage story={story} /> : <StoryNotFound />;
}
