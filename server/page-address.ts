import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { localePath, splitLocale } from "../app/platform/language";
import { type Content, publicPages } from "./public-pages";

/** Where a public page stands: two requests with the same `key` get the same bytes. */
export interface PageAddress {
	/** Path and known query in one spelling, whatever the visitor's was; asking for it renders the page. */
	key: string;
	content?: Content;
	/** Whether the address holds words of the visitor's choosing, of which there are endlessly many. */
	hasQuery: boolean;
	/** Whether a 404 is worth keeping here: only where one entry stands for all unknown paths. */
	isShared: boolean;
}

type Routes = ServerBuild["routes"];

/** Longer queries are rendered, but not kept. */
const LONGEST_QUERY = 300;

/** Reads the target of a request (`/es/blog?q=fiber&utm_source=x`); null for what is not a public page. */
export function pageAddresses(routes: Routes): (target: string) => PageAddress | null {
	const tree = children(routes, undefined);
	// Matching walks the whole table; most requests are for one of a few dozen fixed paths.
	const fixedPaths = new Map<string, Found | null>();

	function find(pathname: string): Found | null {
		const known = fixedPaths.get(pathname);
		if (known !== undefined) return known;
		const found = match(tree, pathname);
		if (found?.path === pathname && found.isFixed) fixedPaths.set(pathname, found);
		return found;
	}

	return (target) => {
		const question = target.indexOf("?");
		const asked = question === -1 ? target : target.slice(0, question);
		if (!asked.startsWith("/") || asked.includes("//")) return null;
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
	/** Whether the path has no parameter, so that there is only one of it. */
	isFixed: boolean;
	routeIds: readonly string[];
}

const nameOf = (routeId: string) => routeId.slice(routeId.indexOf("/") + 1);
const localeOf = (routeId: string) => splitLocale(`/${routeId}`).locale;

function children(routes: Routes, parentId: string | undefined): RouteObject[] {
	return Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.parentId !== parentId) return [];
		const { id, path } = route;
		if (route.index) return [{ id, index: true }];
		return [{ id, ...(path !== undefined && { path }), children: children(routes, id) }];
	});
}

function match(tree: RouteObject[], pathname: string): Found | null {
	const matches = matchRoutes(tree, pathname);
	const last = matches?.at(-1);
	if (!matches || !last?.route.id) return null;
	const name = nameOf(last.route.id);
	const standsAt = publicPages[name]?.standsAt;
	const pattern = localePath(standsAt ?? `/${last.route.path ?? ""}`, localeOf(last.route.id));
	return {
		name,
		path: generatePath(pattern, last.params),
		isFixed: !pattern.includes(":"),
		routeIds: matches.flatMap(({ route }) => route.id ?? []),
	};
}

/** The known parameters that have a value, in one order; several values of one keep theirs. */
function knownQuery(search: URLSearchParams | undefined, parameters: readonly string[]): string[] {
	if (!search) return [];
	return parameters
		.toSorted()
		.flatMap((name) => search.getAll(name).flatMap((value) => (value ? `${name}=${encodeURIComponent(value)}` : [])));
}
