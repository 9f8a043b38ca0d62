import { SearchX } from "lucide-react";
import { useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { MoreStories } from "./more-stories";
import type { StoryCardData } from "./stories.server";
import { FeaturedStory, StoryCard } from "./story-card";

/** BLOG-2, BLOG-5 */
export function StoryList({
	stories,
	page,
	morePath,
}: {
	stories: readonly StoryCardData[];
	page: number;
	/** Absent when these are all. */
	morePath: string | undefined;
}) {
	const { state, location } = useNavigation();
	const [first, ...others] = stories;
	// More of the same leaves what is being read as it is.
	const isChanging = state !== "idle" && !new URLSearchParams(location.search).has("page");
	return (
		<div aria-busy={isChanging} className="transition-opacity aria-busy:opacity-60">
			<p role="status" className="mb-5 text-sm text-ink-soft">
				{state !== "idle" ? m.stories_loading() : stories.length > 0 ? m.stories_count({ count: stories.length }) : ""}
			</p>
			{first ? (
				<>
					<FeaturedStory story={first} />
					<ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
						{others.map((story) => (
							<StoryCard key={story.slug} story={story} />
						))}
					</ul>
				</>
			) : (
				<NothingFound />
			)}
			{morePath && <MoreStories path={morePath} page={page} />}
		</div>
	);
}

function NothingFound() {
	return (
		<div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
			<span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
				<SearchX aria-hidden size={30} />
			</span>
			<p className="font-display text-xl font-bold">{m.stories_none()}</p>
			<SiteLink to="/blog" className={buttonClass({ look: "secondary" })}>
				{m.stories_show_all()}
			</SiteLink>
		</div>
	);
}
