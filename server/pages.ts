import { createMiddleware } from "hono/factory";
import { createRequestHandler, type ServerBuild } from "react-router";
import { isBackOffice } from "../app/admin/back-office-paths";
import { staffLanguage } from "../app/admin/staff-language.server";
import { inCatalogue } from "../app/catalogue/current.server";
import { splitLocale } from "../app/platform/language";
import { inLocale } from "../app/platform/language.server";
import { ownTurn } from "../app/platform/own-turn.server";
import { finishDocument } from "../app/platform/page-document.server";
import { publicPagesOf } from "../app/platform/public-pages.server";
import type { Services } from "../app/platform/services.server";
import type { ClientAddressReader } from "./client-address";
import { PRIVATE } from "./kept-response";
import { loadContext } from "./load-context";
import { isDecodable, pageAddresses } from "./page-address";
import { isFromPageCache } from "./request-log";
import { pagePolicy } from "./security-headers";

/**
 * For caches between us and the browser. A page may be four seconds old (two fresh, two while the cache fetches a new one), so
 * that a change is seen everywhere within five; when no server responds, it may be a day old.
 */
const forSharedCaches = "s-maxage=2, stale-while-revalidate=2, stale-if-error=86400";

export interface PagesParts {
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "development" | "production";
	services: Services;
	addressOfClient: ClientAddressReader;
}

/** Renders the React pages, in the language of their URL. */
export function pages({ build, mode, services: parts, addressOfClient }: PagesParts) {
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
		const { pathname, search } = new URL(context.req.url);
		// React Router would log an error for it.
		if (!isDecodable(pathname)) return context.body(null, 400);
		const isReading = context.req.method === "GET" || context.req.method === "HEAD";
		const address = isReading ? addressOf(pathname + search) : null;
		// A public page is rendered from its canonical URL alone, in development too.
		const request = address ? new Request(new URL(address.key, parts.siteUrl)) : context.req.raw;

		const forLoaders = loadContext({ services: parts, addressOfClient, pages }, context.env);
		// `/es.data` has the loader data of `/es`.
		const isData = pathname.endsWith(".data");
		const locale = isBackOffice(pathname)
			? staffLanguage(context.req.raw)
			: splitLocale(isData ? pathname.slice(0, -".data".length) : pathname).locale;
		const response = await inCatalogue(parts.catalogue.current(), () =>
			inLocale(locale, () => handle(request, forLoaders.context)),
		);

		const headers = new Headers(response.headers);
		const isForEveryone = isFromPageCache(context.env) && response.status < 500 && !headers.has("Set-Cookie");
		headers.set("Cache-Control", cacheControl(headers.get("Cache-Control"), { isForEveryone, isData }));
		if (response.status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
		if (!headers.get("Content-Type")?.startsWith("text/html"))
			return new Response(response.body, { status: response.status, headers });
		let html = await response.text();
		// Development pages have Vite's inline styles and scripts, which no policy could name.
		if (mode === "production") {
			// Parsing takes as long as rendering did.
			await ownTurn();
			const finished = finishDocument(html, forLoaders.nonce);
			html = finished.html;
			const policy = pagePolicy(finished.scripts, { showsPreviews: isBackOffice(pathname) });
			headers.set("Content-Security-Policy", policy);
		}
		return new Response(context.req.method === "HEAD" ? null : html, { status: response.status, headers });
	});
}

/** What the route says stays; a page for everyone may also be stored by shared caches. */
function cacheControl(own: string | null, { isForEveryone, isData }: { isForEveryone: boolean; isData: boolean }) {
	if (isForEveryone && !/private|no-store/.test(own ?? "")) return `${own ?? "public, max-age=0"}, ${forSharedCaches}`;
	// Data of a private page has no back button to be there for.
	return own ?? (isData ? "private, no-store" : PRIVATE);
}
