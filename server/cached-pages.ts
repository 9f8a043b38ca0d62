import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { localePath, splitLocale } from "../app/platform/language";
import { keptResponse } from "./kept-response";
import { plainPageHeaders, tooManyPage } from "./last-resort-page";
import { isDecodable, type PageAddress } from "./page-address";
import type { Entry, PageCache } from "./page-cache";
import { encodingFor } from "./page-forms";
import { isFromPageCache } from "./request-log";

interface CachedPagesParts {
	cache: PageCache;
	addressOf: (target: string) => PageAddress | null;
	/** Counts a page that has to be rendered for this client; returns the seconds to wait if there were too many, else null. */
	waitForPage: (request: HttpBindings["incoming"]) => Promise<number | null>;
}

/** Public pages under any spelling of their URL, rendered if they are not cached yet. */
export const cachedPages = ({ cache, addressOf, waitForPage }: CachedPagesParts) =>
	createMiddleware(async (context, next) => {
		const { method, url } = context.req;
		if ((method !== "GET" && method !== "HEAD") || isFromPageCache(context.env)) return next();
		const { pathname, search } = new URL(url);
		// A path that cannot be decoded is an unknown one.
		const target = isDecodable(pathname) ? pathname + search : localePath("/404", splitLocale(pathname).locale);
		const address = addressOf(target);
		if (!address) return next();
		const { incoming } = context.env as Partial<HttpBindings>;
		if (address.isOpenEnded && !address.isShared && incoming && !cache.ready(address.key)) {
			// No database, no limit: the page itself says what it cannot do.
			const seconds = await waitForPage(incoming).catch(() => null);
			if (seconds !== null) {
				const headers = { ...plainPageHeaders, "Cache-Control": "private, no-store", "Retry-After": String(seconds) };
				return context.html(tooManyPage(pathname), 429, headers);
			}
		}
		let entry: Entry;
		try {
			entry = await cache.get(address);
		} catch {
			// The app renders it for this request alone, or says why it cannot.
			return next();
		}
		const form = await cache.formOf(entry, encodingFor(context.req.header("Accept-Encoding")));
		const { status, headers, body } = keptResponse(entry, form, {
			method,
			target: incoming?.url ?? target,
			ifNoneMatch: context.req.header("If-None-Match"),
		});
		return new Response(body ? new Uint8Array(body) : null, { status, headers });
	});
