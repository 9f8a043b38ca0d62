import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { inCatalogue } from "../app/catalogue/current.server";
import { pageLists } from "../app/features/findability/page-lists.server";
import type { PageList } from "../app/platform/page-handle";
import { publicPagesOf } from "../app/platform/public-pages.server";
import { changedContent } from "../app/shell/changed-content.server";
import { trimHeap } from "../db/trim-heap";
import { cachedPages } from "./cached-pages";
import { createApp } from "./create-app";
import { front } from "./front";
import { knownPages, pageAddresses } from "./page-address";
import { type PageCache, pageCache } from "./page-cache";
import { pageOf } from "./page-forms";
import { fromPageCache } from "./request-log";
import type { SharedParts } from "./run";
import { shedding } from "./shedding";
import { staticFiles } from "./static-files";
import { unhandled } from "./unreadable-request";

/** All pages in three languages take a fifth of it; the rest is for stories and searches. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Milliseconds after which a page is rendered again while the old one is served. */
const MAX_AGE = 60_000;
/** A page that takes longer than this has failed; the next visitor may try again. */
const LONGEST_RENDER = 20_000;

interface CachedSiteParts extends SharedParts {
	build: ServerBuild;
	/** The folder of built files. */
	clientFolder: string;
}

/** The site as production serves it: cached pages first, the app behind them. */
export function cachedSite({ clientFolder, listen, ...parts }: CachedSiteParts) {
	const { logger, siteUrl, limits, catalogue } = parts.services;
	const valuesOf = (list: PageList) => inCatalogue(catalogue.current(), pageLists[list]).map(({ value }) => value);
	const shed = shedding(logger, parts.addressOfClient);
	const cache: PageCache = pageCache({
		mostBytes: MOST_BYTES,
		maxAge: MAX_AGE,
		later: shed.later,
		render: async (key) => {
			const rendering = shed.render(async () => app.fetch(new Request(new URL(key, siteUrl)), fromPageCache));
			const timeout = pause(LONGEST_RENDER, undefined, { ref: false }).then(() => {
				throw new Error(`${key} was not rendered in time`);
			});
			return pageOf(await Promise.race([rendering, timeout]));
		},
		onHiddenFailure: (key, cause) =>
			logger.warn({ err: cause, page: key }, "rendering a page failed: an older one is served"),
	});
	const addressOf = pageAddresses(parts.build.routes, valuesOf);
	const app = createApp({
		...parts,
		mode: "production",
		files: staticFiles(clientFolder),
		cachedPages: cachedPages({
			cache,
			addressOf,
			waitForPage: (request) => limits.take("page by address", parts.addressOfClient(request)),
		}),
		guard: shed.guard,
	});
	listen("stories_changed", () => cache.outdate(["stories"]));
	const around = { siteUrl, pages: publicPagesOf(parts.build.routes) };
	catalogue.onChange((before, after) => cache.outdate(changedContent(before, after, around)));
	return {
		listener: front({
			cache,
			app: getRequestListener(app.fetch, { errorHandler: (cause) => unhandled(siteUrl, cause) }),
			logger,
			siteUrl,
		}),
		/** Renders every page that is known by name, one after the other, giving way to visitors. */
		warm: async () => {
			const started = performance.now();
			for (const path of knownPages(parts.build.routes, valuesOf)) {
				const address = addressOf(path);
				if (!address) continue;
				// A page that cannot be rendered now is rendered when it is asked for.
				await cache
					.get(address)
					.then((entry) => cache.formOf(entry, "br"))
					.catch(() => {});
				await pause(5);
			}
			trimHeap();
			const { pages, bytes } = cache.size();
			logger.info(
				{ pages, kilobytes: Math.round(bytes / 1024), ms: Math.round(performance.now() - started) },
				"the pages are warm",
			);
		},
	};
}
