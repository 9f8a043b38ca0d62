import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { Badge } from "../../ui/primitives/badge";
import { Picture } from "../../ui/primitives/picture";
import type { StoryCardData } from "./stories.server";
import { StoryByline } from "./story-byline";

/** BLOG-3 */
export function StoryCard({ story }: { story: StoryCardData }) {
	return (
		<li className="group relative grid gap-2 sm:row-span-4 sm:grid-rows-subgrid overflow-hidden rounded-lg border border-line bg-raised pb-5 transition-shadow hover:shadow-float">
			<Picture
				picture={story.picture}
				alt=""
				sizes="(width < 40rem) 100vw, (width < 64rem) 50vw, 25rem"
				className="aspect-3/2 w-full object-cover"
			/>
			<div className="px-5 pt-2">
				<div className="flex flex-wrap gap-2">
					<StoryBadges story={story} />
				</div>
				<h2 lang={story.language} className="mt-2 text-lg">
					{/* The whole card is the link's target, its name is the title. */}
					<SiteLink
						to={`/blog/${story.slug}`}
						className="no-underline group-hover:text-accent after:absolute after:inset-0"
					>
						{story.title}
					</SiteLink>
				</h2>
			</div>
			<p lang={story.language} className="line-clamp-3 px-5 text-sm text-ink-soft">
				{story.excerpt}
			</p>
			<StoryByline story={story} className="self-end px-5" />
		</li>
	);
}

/** BLOG-2: the newest story, with a large picture. */
export function FeaturedStory({ story }: { story: StoryCardData }) {
	return (
		<article className="group relative grid overflow-hidden rounded-lg border border-line bg-raised transition-shadow hover:shadow-float lg:grid-cols-[1.2fr_1fr]">
			<Picture
				picture={story.picture}
				alt=""
				urgent
				sizes="(width < 64rem) 100vw, 42rem"
				className="aspect-3/2 h-full w-full object-cover"
			/>
			<div className="grid content-center gap-3 p-6 sm:p-9">
				<div className="flex flex-wrap gap-2">
					<Badge>{m.stories_featured()}</Badge>
					<StoryBadges story={story} />
				</div>
				<h2 lang={story.language} className="text-2xl">
					<SiteLink
						to={`/blog/${story.slug}`}
						className="no-underline group-hover:text-accent after:absolute after:inset-0"
					>
						{story.title}
					</SiteLink>
				</h2>
				<p lang={story.language} className="line-clamp-3 text-ink-soft">
					{story.excerpt}
				</p>
				<StoryByline story={story} />
			</div>
		</article>
	);
}

/** The category, and the language where it is not the visitor's. */
const StoryBadges = ({ story }: { story: StoryCardData }) => (
	<>
		<Badge tone="accent" lang={story.language}>
			{story.category}
		</Badge>
		{story.otherLanguage && <Badge tone="quiet">{m.stories_in_language({ language: story.otherLanguage })}</Badge>}
	</>
);
