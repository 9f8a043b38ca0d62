import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { inCatalogue } from "../../app/catalogue/current.server";
import type { Catalogue } from "../../app/content/catalogue";
import * as entry from "../../app/entry.server";
import { splitLocale } from "../../app/platform/language";
import { inLocale } from "../../app/platform/language.server";
import { publicPages, publicPagesOf } from "../../app/platform/public-pages.server";
import { type Services, scriptMark, services } from "../../app/platform/services.server";
import { builtRoutes } from "./build";

const files = Object.fromEntries(
	Object.values(builtRoutes).flatMap((route) =>
		route
			? [[route.id, { ...route, module: `/assets/${route.id}.js`, hasLoader: false, hasErrorBoundary: false }]]
			: [],
	),
);

/** The build as production has it, without its files. */
export const build = {
	entry: { module: entry },
	routes: builtRoutes,
	assets: {
		entry: { imports: [], module: "/assets/entry.js" },
		routes: files,
		url: "/assets/manifest.js",
		version: "1",
	},
	publicPath: "/",
	assetsBuildDirectory: "build/client",
	future: {},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const handle = createRequestHandler(build, "production");

/** Renders a page in this process, from a given catalogue: the whole document, as the server does. */
export async function render(path: string, catalogue: Catalogue, given: Partial<Services>) {
	const parts = { siteUrl: "http://site.test", captcha: null, ...given } as Services;
	const context = new RouterContextProvider(new Map([[services, parts]]));
	context.set(publicPages, publicPagesOf(builtRoutes));
	context.set(scriptMark, "nonce");
	const { locale } = splitLocale(new URL(path, parts.siteUrl).pathname);
	const request = new Request(new URL(path, parts.siteUrl));
	const response = await inCatalogue(catalogue, () => inLocale(locale, () => handle(request, context)));
	return { status: response.status, body: await response.text() };
}
