import type { BlogPosting } from "schema-dts";
import { m } from "../../paraglide/messages.js";
import { sharePicturePath } from "../../platform/page-meta";
import { breadcrumbs, type Describe, dealerId } from "../../platform/structured-data.server";
import type { StoryCardData } from "./stories.server";

/** Structured data of a story: an article by the dealer, and its breadcrumbs. */
export const describeStory =
	({
		slug,
		language,
		title,
		excerpt,
		category,
		author,
		isoDate,
		changed,
		readTime,
		tags,
	}: StoryCardData & { tags: readonly string[] }): Describe =>
	(address) => {
		const path = `/blog/${slug}`;
		const posting: BlogPosting = {
			"@type": "BlogPosting",
			headline: title,
			...(excerpt && { description: excerpt }),
			inLanguage: language,
			url: address(path, language),
			mainEntityOfPage: address(path, language),
			image: address(sharePicturePath(path)),
			datePublished: isoDate,
			dateModified: changed,
			articleSection: category,
			keywords: [...tags],
			isAccessibleForFree: true,
			isPartOf: { "@type": "Blog", name: m.stories_title(), url: address("/blog", language) },
			timeRequired: `PT${readTime}M`,
			author: { "@type": "Organization", name: author, parentOrganization: dealerId(address) },
			publisher: dealerId(address),
		};
		const trail = [
			{ name: m.home_crumb(), path: "/" },
			{ name: m.stories_title(), path: "/blog" },
			{ name: title, path },
		];
		return [posting, breadcrumbs(address, trail)];
	};
