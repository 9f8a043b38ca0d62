import type { Locale } from "../../content/words";

/** What the search dialog searches, in the language of the page. */
export interface IndexEntry {
	title: string;
	description: string;
	/** Without its language. */
	url: string;
	category: string;
	type: "location" | "page" | "product" | "service";
}

/** As the table of stories names its columns (SRCH-6). */
export interface IndexPost {
	id: string;
	title: string;
	slug: string;
	excerpt: string | null;
	category: string;
	created_at: string;
	/** Only where it is not the page's. */
	language?: Locale;
}
