import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { pathOfValue } from "../app/features/findability/page-lists.server";
import { splitLocale } from "../app/platform/language";
import type { PageList, PublicPage } from "../app/platform/page-handle";
import { siteRoutes } from "../app/platform/public-pages.server";
import type { Content } from "../app/platform/shown-parts.server";

/** The URL of a public page in canonical form: two requests with the same `key` get the same bytes. */
export interface PageAddress {
	/** Path and known query in canonical form. Requesting it renders the page. */
	key: string;
	/** The page is invalidated when any of it changes. */
	content: readonly Content[];
	/** Whether the URL has a query of the visitor's choosing, so that there is no end of such pages. */
	hasQuery: boolean;
	/** Whether the visitor chose any part of the URL: rendering such pages is limited per client (docs/security.md). */
	isOpenEnded: boolean;
	/** One entry stands for all unknown paths: the only 404 that is cached. */
	isShared: boolean;
}

type Routes = ServerBuild["routes"];

/** Longer values are cut: the longest that the site itself writes is a full cart. */
const LONGEST_VALUE = 4_000;

/** Of one parameter; no page has more choices. */
const MOST_VALUES = 20;

/** Parses the target of a request (`/es/blog?q=fiber&utm_source=x`); null if it is not a public page. */
export function pageAddresses(routes: Routes, valuesOf: ValuesOf = () => []): (target: string) => PageAddress | null {
	const find = finder(routes, valuesOf);
	return (target) => {
		const url = parseTarget(target);
		if (!url || !isDecodable(url.pathname)) return null;
		const { pathname: asked, searchParams: search } = url;
		const isData = asked.endsWith(".data");
		const found = find(isData ? asked.replace(/_?\.data$/, "") : asked);
		if (!found?.page) return null;
		const { page } = found;

		const query = knownQuery(search, page.parameters ?? []);
		const hasQuery = query.length > 0;
		// A later navigation requests only the loaders whose data it does not have yet.
		const wanted = isData ? (search.get("_routes")?.split(",") ?? []) : [];
		const parts = found.routeIds.filter((id) => wanted.includes(id));
		if (parts.length > 0) query.push(`_routes=${encodeURIComponent(parts.join(","))}`);
		const path = isData ? `${found.path === "/" ? "/_" : found.path}.data` : found.path;
		return {
			key: query.length > 0 ? `${path}?${query.join("&")}` : path,
			content: found.content,
			hasQuery,
			isOpenEnded: hasQuery || found.isOpenEnded,
			isShared: page.sharedPath !== undefined,
		};
	};
}

/**
 * Resolves `/a/../blog` and `http://host/blog` as the app does further on: a request that is limited here must not become
 * another one there.
 */
function parseTarget(target: string): URL | null {
	return URL.parse(target.startsWith("/") ? `http://localhost${target}` : target);
}

/** The values that the parameter of a path is known to have at the moment. */
type ValuesOf = (list: PageList) => readonly string[];

const knownValues = (page: PublicPage | undefined, valuesOf: ValuesOf): readonly string[] =>
	typeof page?.listed === "string" ? valuesOf(page.listed) : [];

/** The path of every public page that is known beforehand, in all languages: these are rendered at start. */
export function knownPages(routes: Routes, valuesOf: ValuesOf): string[] {
	return siteRoutes(routes).flatMap(({ path, page }) => {
		if (!page) return [];
		return path.includes(":") ? knownValues(page, valuesOf).map((value) => pathOfValue(path, value)) : [path];
	});
}

interface Found {
	page: PublicPage | undefined;
	content: readonly Content[];
	/** The canonical path, without `.data`. */
	path: string;
	/** Whether the visitor may have invented the path. */
	isOpenEnded: boolean;
	routeIds: readonly string[];
}

/** Finds the route of a path. Most are in a map; the router, which walks its whole table, is used for the rest. */
function finder(routes: Routes, valuesOf: ValuesOf): (pathname: string) => Found | null {
	const tree = routeTree(routes, undefined);
	const fixed = new Map<string, Found>();
	const withParameter: Found[] = [];
	const shared = new Map<string, Found>();
	for (const { id, locale, path, page, content } of siteRoutes(routes)) {
		const found = { page, content, path, isOpenEnded: false, routeIds: [locale, id] };
		if (page?.sharedPath) shared.set(id, found);
		else if (/^[^:*]*:\w+$/.test(path)) withParameter.push(found);
		else if (!/[:*]/.test(path)) fixed.set(path, found);
	}
	const notFound = (locale: string) => [...shared.values()].find(({ routeIds }) => routeIds[0] === locale) ?? null;
	return (pathname) => {
		// The router would take "//host" for "/host", and render it under a URL that leads to another site.
		if (pathname.includes("//")) return notFound(splitLocale(pathname).locale);
		const plain = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
		const lower = plain.toLowerCase();
		const known = fixed.get(plain) ?? fixed.get(lower);
		if (known) return known;
		for (const found of withParameter) {
			const before = found.path.slice(0, found.path.indexOf(":"));
			const parameter = lower.startsWith(before) ? oneSpelling(plain.slice(before.length)) : null;
			const isKnown = knownValues(found.page, valuesOf).includes(parameter ?? "");
			if (parameter) return { ...found, path: before + parameter, isOpenEnded: !isKnown };
		}
		return shared.get(matchRoutes(tree, plain)?.at(-1)?.route.id ?? "") ?? null;
	};
}

function routeTree(routes: Routes, parentId: string | undefined): RouteObject[] {
	return Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.parentId !== parentId) return [];
		const { id, path } = route;
		if (route.index) return [{ id, index: true }];
		return [{ id, ...(path !== undefined && { path }), children: routeTree(routes, id) }];
	});
}

/** One path segment in canonical encoding; null if it is not one segment. */
function oneSpelling(part: string): string | null {
	const text = decoded(part);
	return text === null || part.includes("/") ? null : encodeURIComponent(text);
}

function decoded(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}

/** Whether every "%" of a path begins the code of a character. */
export const isDecodable = (path: string): boolean => !path.includes("%") || decoded(path) !== null;

/** The known parameters that have a value, sorted by name; several values of one keep their order. */
function knownQuery(search: URLSearchParams, parameters: readonly string[]): string[] {
	return parameters.toSorted().flatMap((name) =>
		search
			.getAll(name)
			.filter((value) => value !== "")
			.slice(0, MOST_VALUES)
			// Cutting may leave half of a character, which cannot be encoded.
			.map((value) => `${name}=${encodeURIComponent(value.slice(0, LONGEST_VALUE).toWellFormed())}`),
	);
}
