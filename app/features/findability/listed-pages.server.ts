import { createHash } from "node:crypto";
import { dealer } from "../../content/dealer";
import { tagline } from "../../content/tagline";
import { m } from "../../paraglide/messages.js";
import type { DealerFacts } from "../../platform/dealer-facts";
import { dealerFacts } from "../../platform/dealer-facts.server";
import { say } from "../../platform/language";
import type { Content } from "../../platform/page-handle";
import type { PublicPages } from "../../platform/public-pages.server";
import { mark, scenery } from "./brand-art.server";
import { pageLists, pathOfValue } from "./page-lists.server";
import type { ShareSubject } from "./share-picture.server";

interface ListedPage {
	/** Without a language. */
	path: string;
	title: (facts: DealerFacts) => string;
	section: (facts: DealerFacts) => string;
	color?: string;
	/** Queries that make another page of it. */
	variants?: readonly string[];
	content?: Content;
}

/** Every page that search engines may list, except the stories, which are in the database. */
export function listedPages(pages: PublicPages): ListedPage[] {
	return [...pages].flatMap(([path, { listed, content }]): ListedPage[] => {
		if (!listed) return [];
		if (typeof listed === "object") return [{ path, ...listed, ...(content && { content }) }];
		return pageLists[listed]().map(({ value, ...page }) => ({ path: pathOfValue(path, value), ...page }));
	});
}

function subjectsOf(pages: readonly ListedPage[]): ShareSubject[] {
	const facts = dealerFacts();
	return pages.map(({ title, section, color }) => ({
		title: title(facts),
		section: section(facts),
		...(color && { color }),
	}));
}

/** The text of a page's share picture, in the language of the request; undefined for a page that is not listed. */
export function listedSubject(pages: PublicPages, path: string): ShareSubject | undefined {
	return subjectsOf(listedPages(pages).filter((each) => each.path === path))[0];
}

export const storySubject = (title: string): ShareSubject => ({ title, section: m.stories_title() });

/** Changes whenever the picture would. */
export const versionOf = (subjects: ShareSubject | readonly ShareSubject[]): string =>
	createHash("sha256")
		.update(JSON.stringify([subjects, dealer.name, say(tagline), mark, scenery]))
		.digest("hex")
		.slice(0, 8);

/** One version for the pictures of all listed pages: their titles change together, with a release. */
export const listedVersion = (pages: PublicPages): string => versionOf(subjectsOf(listedPages(pages)));
