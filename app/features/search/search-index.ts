import type { Locale } from "../../content/words";

/** An entry of the search index, in the language of the page. */
export interface IndexEntry {
	title: string;
	description: string;
	/** Without the language prefix. */
	url: string;
	category: string;
	type: "location" | "page" | "product" | "service";
	/** FIND-1: other names and spellings, in any language. */
	aliases?: readonly string[];
}

/** Named after the columns of the stories table (SRCH-6). */
export interface IndexPost {
	id: string;
	title: string;
	slug: string;
	excerpt: string | null;
	category: string;
	created_at: string;
	/** Set only if it differs from the page's. */
	language?: Locale;
}
