import { randomBytes } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { localePath, splitLocale } from "../app/platform/language";
import { inLocale } from "../app/platform/language.server";
import { publicPages } from "../app/platform/public-pages.server";
import { clientAddress, type Services, scriptMark, services } from "../app/platform/services.server";
import type { ClientAddressReader } from "./client-address";
import { isDecodable, type PageAddress, pageAddresses } from "./page-address";
import type { PageCache } from "./page-cache";
import { encodingFor } from "./page-forms";
import { publicPagesOf } from "./public-pages";
import { isFromPageCache } from "./request-log";
import { scriptsLater } from "./scripts-later";
import { withPolicy } from "./security-headers";

/** How long a page is good, here and in a content delivery network in front of us. */
export const PAGE_SECONDS = 60;

/** Browsers ask each time (and mostly hear 304); whoever stands in between may do what our own page cache does. */
const publicPolicy = `public, max-age=0, s-maxage=${PAGE_SECONDS}, stale-while-revalidate=${PAGE_SECONDS}, stale-if-error=86400`;
const privatePolicy = "private, no-cache";

interface PagesParts {
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "development" | "production";
	services: Services;
	/** Absent in development, where every request renders. */
	cache?: PageCache;
	addressOfClient: ClientAddressReader;
}

/** The React pages: rendered in the language of their address, sent whole with a policy made for exactly that page. */
export function pages({ build, mode, services: parts, cache, addressOfClient }: PagesParts) {
	const load = async () => {
		const loaded = typeof build === "function" ? await build() : build;
		return {
			handle: createRequestHandler(loaded, mode),
			addressOf: pageAddresses(loaded.routes),
			pages: publicPagesOf(loaded.routes),
		};
	};
	let once: ReturnType<typeof load> | undefined;
	return createMiddleware(async (context) => {
		// Vite makes a new build after each change; otherwise there is one.
		once = mode === "development" ? load() : (once ?? load());
		const { handle, addressOf, pages } = await once;
		const { pathname: asked, search } = new URL(context.req.url);
		// `/es.data` is what the loaders of `/es` find.
		const { locale } = splitLocale(asked.replace(/\.data$/, ""));
		const isReading = context.req.method === "GET" || context.req.method === "HEAD";
		// What cannot be decoded is no path of ours, nor of the router's, which would complain of it in the log.
		if (!isDecodable(asked) && !isReading) return context.body(null, 400);
		const pathname = isDecodable(asked) ? asked : localePath("/404", locale);
		const address = isReading ? addressOf(pathname + search) : null;
		// All unknown paths show one page, kept like any other.
		if (address?.isShared && cache && !isFromPageCache(context.env)) return kept(cache, address, context.req.raw);
		// Whatever the visitor's spelling, a public page is made from its one address; so it is in development, too.
		const request = address ? new Request(new URL(address.key, parts.siteUrl)) : context.req.raw;

		const loadContext = new RouterContextProvider(new Map([[services, parts]]));
		loadContext.set(publicPages, pages);
		const mark = randomBytes(18).toString("base64url");
		loadContext.set(scriptMark, mark);
		const { incoming } = context.env as Partial<HttpBindings>;
		if (incoming) loadContext.set(clientAddress, addressOfClient(incoming));
		const response = await inLocale(locale, () => handle(request, loadContext));
		const headers = new Headers(response.headers);
		const isPublic = address && response.status < 500 && !headers.has("Set-Cookie");
		if (!headers.has("Cache-Control")) headers.set("Cache-Control", isPublic ? publicPolicy : privatePolicy);
		if (!headers.get("Content-Type")?.startsWith("text/html"))
			return new Response(response.body, { status: response.status, headers });
		const rendered = await response.text();
		const { html, policy } = withPolicy(mode === "production" ? scriptsLater(rendered) : rendered, mark);
		if (mode === "production") headers.set("Content-Security-Policy", policy);
		return new Response(context.req.method === "HEAD" ? null : html, { status: response.status, headers });
	});
}

async function kept(cache: PageCache, address: PageAddress, request: Request): Promise<Response> {
	const entry = await cache.get(address);
	const { body, headers } = await cache.formOf(entry, encodingFor(request.headers.get("Accept-Encoding") ?? undefined));
	const pairs = Array.from({ length: headers.length / 2 }, (_, at): [string, string] => [
		headers[at * 2] ?? "",
		headers[at * 2 + 1] ?? "",
	]);
	const content = request.method === "HEAD" ? null : new Uint8Array(body);
	return new Response(content, { status: entry.page.status, headers: pairs });
}
