import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { currentLocale, localePath } from "../../platform/language";
import { xmlText } from "../../platform/xml";
import type { StoryCardData } from "./stories.server";

/** The latest stories as an Atom feed, in the language of the request. */
export function storyFeed(siteUrl: string, stories: readonly StoryCardData[]): string {
	const newest =
		stories
			.map(({ changed }) => changed)
			.toSorted()
			.at(-1) ?? new Date(0).toISOString();
	const address = (path: string) => xmlText(siteUrl + localePath(path));
	const entries = stories.map(
		({ slug, language, title, excerpt, category, author, isoDate, changed }) => `	<entry xml:lang="${language}">
		<id>${address(`/blog/${slug}`)}</id>
		<title>${xmlText(title)}</title>
		<link href="${address(`/blog/${slug}`)}"/>
		<published>${isoDate}</published>
		<updated>${changed}</updated>
		<author><name>${xmlText(author)}</name></author>
		<category term="${xmlText(category)}"/>
		<summary>${xmlText(excerpt ?? title)}</summary>
	</entry>`,
	);
	return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${currentLocale()}">
	<id>${address("/blog")}</id>
	<title>${xmlText(`${m.stories_title()} | ${dealer.name}`)}</title>
	<subtitle>${xmlText(m.stories_description())}</subtitle>
	<link rel="self" type="application/atom+xml" href="${address("/blog/feed.xml")}"/>
	<link href="${address("/blog")}"/>
	<icon>${siteUrl}/icons/icon-192.png</icon>
	<updated>${newest}</updated>
${entries.join("\n")}
</feed>
`;
}
