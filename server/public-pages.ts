import type { ServerBuild } from "react-router";
import type { Locale } from "../app/content/words";
import { localePath, splitLocale } from "../app/platform/language";
import type { PageHandle, PublicPage } from "../app/platform/page-handle";
import type { PublicPages } from "../app/platform/public-pages.server";

export type { Content } from "../app/platform/page-handle";

type Routes = ServerBuild["routes"];

/** A route of the build that is a page or data of its own, as opposed to a frame around others. */
export interface SiteRoute {
	id: string;
	locale: Locale;
	/** With the language's prefix; may hold a parameter. */
	path: string;
	/** Undefined for a private route. */
	page: PublicPage | undefined;
}

/** All routes of the site with what they declare in their `handle`. Ids are `language/name`: `app/routes.ts`. */
export function siteRoutes(routes: Routes): SiteRoute[] {
	return Object.values(routes).flatMap((route) => {
		if (!route?.id.includes("/")) return [];
		const { locale } = splitLocale(`/${route.id}`);
		const { page } = (route.module?.handle ?? {}) as Partial<PageHandle>;
		return { id: route.id, locale, path: localePath(page?.sharedPath ?? `/${route.path ?? ""}`, locale), page };
	});
}

/** The public pages for loaders. Every language has the same, so one of them is enough. */
export function publicPagesOf(routes: Routes): PublicPages {
	const pages = new Map<string, PublicPage>();
	for (const { path, page } of siteRoutes(routes)) if (page) pages.set(splitLocale(path).path, page);
	return pages;
}
