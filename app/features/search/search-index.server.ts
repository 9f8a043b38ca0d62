import { searchCatalogue } from "../../content/search-catalogue";
import { say } from "../../platform/language";
import type { IndexEntry, IndexPost } from "./search-index";

/** SRCH-5 */
export const staticEntries = (): IndexEntry[] =>
	searchCatalogue.map(({ title, description, url, category, type }) => ({
		title: say(title),
		description: say(description),
		url,
		category: say(category),
		type,
	}));

/** SRCH-6: the 15 latest published posts, newest first. There are none until the stories have their list. */
export const latestPosts = async (): Promise<IndexPost[]> => [];
