import { createContext, type ServerBuild } from "react-router";
import type { Locale } from "../content/words";
import { localePath, splitLocale } from "./language";
import type { PageHandle, PublicPage } from "./page-handle";
import { type Content, contentOf } from "./shown-parts.server";

/** The public pages by path, without a language; a path may hold a parameter (`/partners/:partner`). */
export type PublicPages = ReadonlyMap<string, PublicPage>;

/** What the routes declare in their `handle`; the server reads it from the build. */
export const publicPages = createContext<PublicPages>(new Map());

type Routes = ServerBuild["routes"];

/** A route of the build that is a page or data of its own, as opposed to a frame around others. */
export interface SiteRoute {
	id: string;
	locale: Locale;
	/** With the language's prefix; may hold a parameter. */
	path: string;
	/** Undefined for a private route. */
	page: PublicPage | undefined;
	content: readonly Content[];
}

/** All routes of the site with what they declare in their `handle`. Ids are `language/name`: `app/routes.ts`. */
export function siteRoutes(routes: Routes): SiteRoute[] {
	return Object.values(routes).flatMap((route) => {
		if (!route?.id.includes("/")) return [];
		const { locale } = splitLocale(`/${route.id}`);
		const { page } = (route.module?.handle ?? {}) as Partial<PageHandle>;
		const path = localePath(page?.sharedPath ?? `/${route.path ?? ""}`, locale);
		return { id: route.id, locale, path, page, content: contentOf(route.id.split("/")[1] ?? "", page) };
	});
}

/** The public pages for loaders. Every language has the same, so one of them is enough. */
export function publicPagesOf(routes: Routes): PublicPages {
	const pages = new Map<string, PublicPage>();
	for (const { path, page } of siteRoutes(routes)) if (page) pages.set(splitLocale(path).path, page);
	return pages;
}
