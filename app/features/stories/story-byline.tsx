import { m } from "../../paraglide/messages.js";
import type { StoryCardData } from "./stories.server";

/** Who wrote it, when, and how long it takes to read. */
export function StoryByline({
	story,
	className = "",
}: {
	story: Pick<StoryCardData, "author" | "date" | "isoDate" | "language" | "readTime">;
	className?: string;
}) {
	return (
		<p className={`text-xs text-ink-soft in-data-band:text-on-band-soft ${className}`}>
			<span className="dotted">
				<span lang={story.language}>{story.author}</span>
				<time dateTime={story.isoDate}>{story.date}</time>
				<span>{m.stories_read_time({ minutes: story.readTime })}</span>
			</span>
		</p>
	);
}
