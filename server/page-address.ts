import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { localePath, splitLocale } from "../app/platform/language";
import { type Content, publicPages } from "./public-pages";

/** Where a public page stands: two requests with the same `key` get the same bytes. */
export interface PageAddress {
	/** Path and known query in one spelling, whatever the visitor's was; asking for it renders the page. */
	key: string;
	content?: Content;
	/** Whether the address holds words of the visitor's choosing, of which there are endlessly many. */
	hasQuery: boolean;
	/** Whether the page is found by words of the visitor's, which costs the database more than the others. */
	isSearch: boolean;
	/** Whether a 404 is worth keeping here: only where one entry stands for all unknown paths. */
	isShared: boolean;
}

type Routes = ServerBuild["routes"];

/** Longer queries are rendered, but not kept. */
const LONGEST_QUERY = 300;

/** Reads the target of a request (`/es/blog?q=fiber&utm_source=x`); null for what is not a public page. */
export function pageAddresses(routes: Routes): (target: string) => PageAddress | null {
	const find = finder(routes);
	return (target) => {
		const question = target.indexOf("?");
		const asked = question === -1 ? target : target.slice(0, question);
		if (!asked.startsWith("/") || asked.includes("//") || !isDecodable(asked)) return null;
		const isData = asked.endsWith(".data");
		const found = find(isData ? asked.replace(/_?\.data$/, "") : asked);
		const page = found && publicPages[found.name];
		if (!found || !page) return null;

		const search = question === -1 ? undefined : new URLSearchParams(target.slice(question + 1));
		const query = knownQuery(search, page.parameters ?? []);
		const wantedRoutes = isData && search?.get("_routes")?.split(",");
		if (wantedRoutes) {
			// A later navigation asks only for the parts that it does not have yet.
			const parts = found.routeIds.filter((id) => wantedRoutes.includes(id));
			if (parts.length === 0) return null;
			query.push(`_routes=${encodeURIComponent(parts.join(","))}`);
		}
		const text = query.join("&");
		if (text.length > LONGEST_QUERY) return null;
		const path = isData ? `${found.path === "/" ? "/_" : found.path}.data` : found.path;
		return {
			key: text ? `${path}?${text}` : path,
			...(page.content && { content: page.content }),
			hasQuery: query.length > (wantedRoutes ? 1 : 0),
			isSearch: page.content !== undefined && query.some((part) => part.startsWith("q=")),
			isShared: page.standsAt !== undefined,
		};
	};
}

/** Every public page that is known by name, in all languages: what is warmed at start. */
export function knownPages(routes: Routes): string[] {
	return Object.values(routes).flatMap((route) => {
		const page = route && publicPages[nameOf(route.id)];
		if (!route || !page) return [];
		const path = localePath(page.standsAt ?? `/${route.path ?? ""}`, localeOf(route.id));
		if (!path.includes(":")) return [path];
		return (page.known ?? []).map((value) => path.replace(/:\w+/, value));
	});
}

interface Found {
	name: string;
	/** The canonical path, without `.data`. */
	path: string;
	routeIds: readonly string[];
}

const nameOf = (routeId: string) => routeId.slice(routeId.indexOf("/") + 1);
const localeOf = (routeId: string) => splitLocale(`/${routeId}`).locale;

/** Which route a path leads to. The router would walk its whole table; it is asked only for what seems unknown. */
function finder(routes: Routes): (pathname: string) => Found | null {
	const tree = routeTree(routes, undefined);
	const fixed = new Map<string, Found>();
	const withParameter: { before: string; found: Omit<Found, "path"> }[] = [];
	const notFound = new Map<string, Found>();
	for (const route of Object.values(routes)) {
		// The languages themselves are frames, not pages.
		if (!route?.id.includes("/")) continue;
		const name = nameOf(route.id);
		const locale = localeOf(route.id);
		const path = localePath(publicPages[name]?.standsAt ?? `/${route.path ?? ""}`, locale);
		const found = { name, routeIds: [locale, route.id] };
		if (publicPages[name]?.standsAt) notFound.set(route.id, { ...found, path });
		else if (/^[^:*]*:\w+$/.test(path)) withParameter.push({ before: path.slice(0, path.indexOf(":")), found });
		else if (!/[:*]/.test(path)) fixed.set(path, { ...found, path });
	}
	return (pathname) => {
		const plain = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
		const lower = plain.toLowerCase();
		const known = fixed.get(plain) ?? fixed.get(lower);
		if (known) return known;
		for (const { before, found } of withParameter) {
			const parameter = lower.startsWith(before) ? oneSpelling(plain.slice(before.length)) : null;
			if (parameter) return { ...found, path: before + parameter };
		}
		return notFound.get(matchRoutes(tree, plain)?.at(-1)?.route.id ?? "") ?? null;
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

/** A part of a path, encoded in one way; null for what is none. */
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

/** The known parameters that have a value, in one order; several values of one keep theirs. */
function knownQuery(search: URLSearchParams | undefined, parameters: readonly string[]): string[] {
	if (!search) return [];
	return parameters
		.toSorted()
		.flatMap((name) => search.getAll(name).flatMap((value) => (value ? `${name}=${encodeURIComponent(value)}` : [])));
}
