import { ArrowLeft, Heart, Languages, MessageSquare, Share2 } from "lucide-react";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { useDealerFacts } from "../../platform/use-dealer-facts";
import { Badge } from "../../ui/primitives/badge";
import { Button, buttonClass } from "../../ui/primitives/button";
import { Picture } from "../../ui/primitives/picture";
import { Eyebrow } from "../../ui/sections/eyebrow";
import { shareStory } from "./share-story";
import type { StoryCardData } from "./stories.server";
import { StoryByline } from "./story-byline";
import { StoryContent } from "./story-content";

type Story = StoryCardData & { content: string; tags: readonly string[] };

/** POST-1 */
export function StoryPage({ story }: { story: Story }) {
	return (
		<article>
			<header data-band="" className="bg-band text-on-band">
				<div className="page-width grid max-w-3xl gap-4 pt-8 pb-28">
					<div className="flex flex-wrap items-center justify-between gap-x-4">
						<SiteLink
							to="/blog"
							className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-on-band-soft"
						>
							<ArrowLeft aria-hidden size={17} /> {m.stories_title()}
						</SiteLink>
						<Button look="outline" size="small" className="needs-script min-h-11!" onClick={() => shareStory(story)}>
							<Share2 aria-hidden size={16} /> {m.stories_share()}
						</Button>
					</div>
					<Badge lang={story.language}>{story.category}</Badge>
					<h1 lang={story.language} className="text-3xl">
						{story.title}
					</h1>
					{story.excerpt && (
						<p lang={story.language} className="text-lg text-on-band-soft">
							{story.excerpt}
						</p>
					)}
					<StoryByline story={story} />
					{story.otherLanguage && (
						<p className="flex items-center gap-2 text-sm text-on-band-soft">
							<Languages aria-hidden size={17} /> {m.stories_only_in_language({ language: story.otherLanguage })}
						</p>
					)}
				</div>
			</header>
			<div className="page-width -mt-20 max-w-3xl">
				<Picture
					picture={story.picture}
					alt={story.pictureAlt}
					urgent
					sizes="(width < 48rem) 100vw, 46rem"
					className="aspect-3/2 w-full rounded-lg object-cover shadow-float"
				/>
				<StoryContent html={story.content} language={story.language} />
				<ul aria-label={m.stories_tags()} className="mt-8 flex flex-wrap gap-2">
					{story.tags.map((tag) => (
						<li key={tag} lang={story.language}>
							<SiteLink
								to={`/blog?q=${encodeURIComponent(tag)}`}
								className={buttonClass({ look: "secondary", size: "small" })}
							>
								#{tag}
							</SiteLink>
						</li>
					))}
				</ul>
				<StoryActions story={story} />
				<AboutTheStore />
				<p className="py-12 text-center">
					<SiteLink to="/blog" className={buttonClass({ look: "secondary", size: "large" })}>
						<ArrowLeft aria-hidden size={18} /> {m.stories_back_to_all()}
					</SiteLink>
				</p>
			</div>
		</article>
	);
}

/** Like and Comment are there and do nothing yet, as specified. */
function StoryActions({ story }: { story: Story }) {
	return (
		<div className="mt-8 flex flex-wrap border-y border-line py-4 max-sm:justify-between sm:gap-2 max-sm:*:px-2">
			<Button look="quiet">
				<Heart aria-hidden size={18} /> {m.stories_like()}
			</Button>
			<Button look="quiet">
				<MessageSquare aria-hidden size={18} /> {m.stories_comment()}
			</Button>
			<Button look="quiet" className="needs-script" onClick={() => shareStory(story)}>
				<Share2 aria-hidden size={18} /> {m.stories_share()}
			</Button>
		</div>
	);
}

function AboutTheStore() {
	return (
		<aside className="mt-8 rounded-lg bg-sunken p-6">
			<h2 className="text-xl">{m.stories_about_heading({ name: dealer.name })}</h2>
			<p className="mt-2 text-ink-soft">{m.stories_about(useDealerFacts())}</p>
			<SiteLink to="/locations" className={buttonClass({}, "mt-4")}>
				{m.find_store()}
			</SiteLink>
		</aside>
	);
}

/** POST-2 */
export function StoryNotFound() {
	return (
		<section data-band="" className="lost-signal bg-band text-on-band">
			<div className="page-width pt-14 pb-56 sm:pt-20 sm:pb-64 lg:pb-44">
				<Eyebrow>{m.stories_title()}</Eyebrow>
				<h1 className="mt-3 text-3xl">{m.stories_not_found()}</h1>
				<p className="mt-4 max-w-lg text-lg text-on-band-soft">{m.stories_not_found_hint()}</p>
				<SiteLink to="/blog" className={buttonClass({ look: "warm", size: "large" }, "mt-7")}>
					{m.stories_back()}
				</SiteLink>
			</div>
		</section>
	);
}
