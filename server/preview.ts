import { createMiddleware } from "hono/factory";
import { createRequestHandler, type ServerBuild } from "react-router";
import { isBackOffice } from "../app/admin/back-office-paths";
import { previewed } from "../app/admin/preview/preview-catalogue.server";
import { brokenPreviewPage, closedPreviewPage, previewPageStyle } from "../app/admin/preview/preview-pages.server";
import { parsePreviewPath } from "../app/admin/preview/preview-path";
import { previewScript } from "../app/admin/preview/preview-script.server";
import { staffAtWork } from "../app/admin/require-staff.server";
import { staffLanguage } from "../app/admin/staff-language.server";
import { inCatalogue } from "../app/catalogue/current.server";
import type { Catalogue } from "../app/content/catalogue";
import { splitLocale } from "../app/platform/language";
import { inLocale } from "../app/platform/language.server";
import { finishDocument } from "../app/platform/page-document.server";
import { publicPagesOf } from "../app/platform/public-pages.server";

import { loadContext } from "./load-context";
import { isDecodable } from "./page-address";
import type { PagesParts } from "./pages";
import { framedStylePolicy, pagePolicy } from "./security-headers";

/** For the pages that stand instead of a preview, in its frame. */
const framedPageHeaders = { "Content-Security-Policy": framedStylePolicy(previewPageStyle) };

/** Request handlers that are remembered; each stands for one preview. */
const REMEMBERED = 16;

/**
 * The whole site as it would be, for staff, at `/admin/preview/<what>/<when>/<page>` (decision 015): the same pages, rendered
 * with another catalogue by a request handler whose basename is the preview's.
 */
export function preview({ build, mode, services, addressOfClient }: PagesParts) {
	const handlerOf = handlers(mode);
	return createMiddleware(async (context, next) => {
		const { raw, method } = context.req;
		const url = new URL(raw.url);
		const sight = parsePreviewPath(url.pathname);
		if (!sight || !isDecodable(url.pathname)) return next();
		const who = await staffAtWork(raw, services);
		if (who === "stranger") return next();
		if ("goTo" in who) return context.redirect(who.goTo);
		const ownLanguage = staffLanguage(raw);
		if (method !== "GET" && method !== "HEAD")
			return context.html(closedPreviewPage(ownLanguage), 405, {
				...framedPageHeaders,
				Allow: "GET, HEAD",
				Connection: "close",
			});
		// The back office has no preview of itself.
		if (isBackOffice(sight.page)) return next();
		const { catalogue, problems } = await previewed(services.db, sight);
		const broken = () => context.html(brokenPreviewPage(ownLanguage, problems()), 422, framedPageHeaders);
		if (!catalogue) return broken();

		const loaded = typeof build === "function" ? await build() : build;
		const pages = publicPagesOf(loaded.routes);
		// Nothing of a preview may come from what is published.
		const shown = { ...services, catalogue: { ...services.catalogue, current: (): Catalogue => catalogue } };
		const { context: forLoaders, nonce } = loadContext({ services: shown, addressOfClient, pages }, context.env);
		const { locale } = splitLocale(sight.page);
		const handle = handlerOf(loaded, sight.base);
		const response = await inCatalogue(catalogue, () => inLocale(locale, () => handle(raw, forLoaders)));

		const headers = new Headers(response.headers);
		headers.delete("Set-Cookie");
		if (!headers.get("Content-Type")?.startsWith("text/html"))
			return new Response(response.body, { status: response.status, headers });
		if (response.status >= 500 && problems().length > 0) return broken();
		let html = await response.text();
		if (mode === "production") {
			const finished = finishDocument(html, nonce);
			const script = previewScript(sight, ownLanguage);
			html = finished.html.replace("</body>", `<script>${script}</script></body>`);
			headers.set("Content-Security-Policy", pagePolicy([...finished.scripts, script], { isPreview: true }));
		}
		return new Response(method === "HEAD" ? null : html, { status: response.status, headers });
	});
}

type Handle = ReturnType<typeof createRequestHandler>;

/** The handler of each preview. `basename` is part of the build, and links, redirects and data requests all follow it. */
function handlers(mode: PagesParts["mode"]) {
	const remembered = new Map<string, Handle>();
	return (build: ServerBuild, base: string): Handle => {
		// Vite makes a new build after each change.
		const known = mode === "production" ? remembered.get(base) : undefined;
		const handle = known ?? createRequestHandler({ ...build, basename: base }, mode);
		remembered.delete(base);
		remembered.set(base, handle);
		const [oldest] = remembered.keys();
		if (remembered.size > REMEMBERED && oldest) remembered.delete(oldest);
		return handle;
	};
}
