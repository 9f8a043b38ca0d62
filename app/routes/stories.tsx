import { useEffect } from "react";
import { data } from "react-router";
import { categoryHere, readStoryQuery, storyCategories, storyList } from "../features/stories/stories.server";
import { StoriesFailed } from "../features/stories/stories-failed";
import { StoryFilters } from "../features/stories/story-filters";
import { StoryList } from "../features/stories/story-list";
import { m } from "../paraglide/messages.js";
import { currentLocale } from "../platform/language";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { services } from "../platform/services.server";
import { showToast } from "../ui/primitives/toast-queue";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/stories";

export const handle = {
	page: {
		parameters: ["q", "category", "page"],
		content: "stories",
		listed: { title: m.stories_title, section: m.stories_eyebrow },
	},
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, logger } = context.get(services);
	const asked = { ...readStoryQuery(url.searchParams), art: pictureOf("heroes/blog") };
	try {
		const categories = await storyCategories(db);
		if (asked.category && !categories.includes(asked.category))
			asked.category = (await categoryHere(db, asked.category)) ?? asked.category;
		return data({ ...asked, ...(await storyList(db, asked)), categories, failed: false });
	} catch (cause) {
		logger.error({ err: cause }, "the stories could not be read");
		return data({ ...asked, stories: [], hasMore: false, categories: [], failed: true }, { status: 503 });
	}
}

/** A category and a further page are pages of their own; what somebody searched for is nobody else's page. */
export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = ({ loaderData, ...place }: Route.MetaArgs) => {
	const { text = "", category = null, categories = [], page = 1 } = loaderData ?? {};
	const known = categories.find((each) => each === category);
	return pageMeta(place, {
		title: known ? `${m.stories_title()}: ${known}` : m.stories_title(),
		description: m.stories_description(),
		query: { category: known, page: page > 1 ? String(page) : null },
		// Another language has other categories.
		...(known && { languages: [currentLocale()] }),
		listed: text === "" && known === (category ?? undefined),
	});
};

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
	const { text, category, page, stories, hasMore, categories, art, failed } = loaderData;
	// BLOG-6: said for every try that failed.
	useEffect(() => {
		if (loaderData.failed)
			showToast({ kind: "destructive", title: m.stories_load_error_title(), description: m.stories_load_error() });
	}, [loaderData]);
	const more = new URLSearchParams({ ...(text && { q: text }), ...(category && { category }), page: String(page + 1) });
	return (
		<>
			<PageHero eyebrow={m.stories_eyebrow()} title={m.stories_title()} lead={m.stories_tagline()} art={art} />
			<section className="page-width grid gap-8 py-10 sm:py-14">
				<StoryFilters text={text} category={category} categories={categories} />
				{failed ? (
					<StoriesFailed />
				) : (
					<StoryList stories={stories} page={page} morePath={hasMore ? `/blog?${more}` : undefined} />
				)}
			</section>
		</>
	);
}
