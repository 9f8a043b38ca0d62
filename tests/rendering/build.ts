import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ComponentType, createElement } from "react";
import { type ServerBuild, useActionData, useLoaderData, useMatches, useParams } from "react-router";
import table from "../../app/routes";

interface RouteModule {
	default?: ComponentType<object>;
}

const modules = import.meta.glob<RouteModule>("../../app/{routes/*,root}.tsx", { eager: true });

/** Passes a route's data to its component, as the build does. */
const RoutePage = ({ page }: { page: ComponentType<object> }) =>
	createElement(page, {
		loaderData: useLoaderData(),
		actionData: useActionData(),
		params: useParams(),
		matches: useMatches(),
	} as object);

function moduleOf(file: string): RouteModule | undefined {
	const module = modules[`../../app/${file}`];
	const page = module?.default;
	return page ? { ...module, default: () => createElement(RoutePage, { page }) } : module;
}

function manifest(entries: RouteConfigEntry[], parentId: string): ServerBuild["routes"] {
	return Object.assign(
		{},
		...entries.map(({ file, id = file.replace(/\.tsx$/, ""), path, index, children = [] }) => ({
			[id]: { id, parentId, path, index, module: moduleOf(file) },
			...manifest(children, id),
		})),
	);
}

const isOfSite = ({ id }: RouteConfigEntry) => !id?.startsWith("admin");

/** The routes of the site (without the back office) as the build has them, for tests that need no build. */
export const builtRoutes = {
	root: { id: "root", path: "", parentId: undefined, module: moduleOf("root.tsx") },
	...manifest((table as RouteConfigEntry[]).filter(isOfSite), "root"),
} as unknown as ServerBuild["routes"];
