import type { DealerFacts } from "./dealer-facts";

/** Content that can change while the server runs. */
export type Content = "stories";

/** Pages with a parameter in their path whose values are known: `features/findability/page-lists.server.ts`. */
export type PageList = "partners";

/** What a sitemap and a share picture say about a page. */
interface Listing {
	title: (facts: DealerFacts) => string;
	section: (facts: DealerFacts) => string;
	/** Queries that make another page of it: `?tab=prepaid`. */
	variants?: readonly string[];
}

/**
 * A page that is the same for every visitor: it is rendered from its URL alone, without cookies or headers, and cached.
 * A route without this declaration is private: rendered for each request and never cached. So forgetting it costs time,
 * not privacy.
 */
export interface PublicPage {
	/** The query parameters that the page reads. All others are ignored and make no cache entry. */
	parameters?: readonly string[];
	/** The page shows this content and is invalidated when it changes. Pages without it change only with a release. */
	content?: Content;
	/** All URLs of the route show one page, which is rendered at this path. */
	sharedPath?: string;
	/** For pages in the sitemap, with a share picture. */
	listed?: Listing | PageList;
}

/** The `handle` of a public route. Route modules are sent to the browser, so keep it small. */
export interface PageHandle {
	page: PublicPage;
}
