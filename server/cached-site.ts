import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { trimHeap } from "../db/trim-heap";
import { createApp } from "./create-app";
import { type Front, front } from "./front";
import { knownPages, pageAddresses } from "./page-address";
import { type PageCache, pageCache } from "./page-cache";
import { pageOf } from "./page-forms";
import { PAGE_SECONDS } from "./pages";
import { fromPageCache } from "./request-log";
import type { SharedParts } from "./run";
import { shedding } from "./shedding";
import { staticFiles } from "./static-files";
import { unanswered } from "./unreadable-request";

/** All pages in three languages take a fifth of it; the rest is for stories and searches. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A page that takes longer than this has failed; the next visitor may try again. */
const LONGEST_RENDER = 20_000;

interface CachedSiteParts extends SharedParts {
	build: ServerBuild;
	/** The folder of built files. */
	clientFolder: string;
}

/** The site as production serves it: files and finished pages in front, the app behind them. */
export function cachedSite({ clientFolder, listen, ...parts }: CachedSiteParts): Front & {
	/** Renders every page that is known by name, one after the other, giving way to visitors. */
	warm: () => Promise<void>;
} {
	const { logger, siteUrl } = parts.services;
	const shed = shedding({ logger, siteUrl });
	const cache: PageCache = pageCache({
		mostBytes: MOST_BYTES,
		maxAge: PAGE_SECONDS * 1000,
		render: async (key) => {
			const rendering = shed.render(async () => app.fetch(new Request(new URL(key, siteUrl)), fromPageCache));
			const tooLong = pause(LONGEST_RENDER, undefined, { ref: false }).then(() => {
				throw new Error(`${key} was not rendered in time`);
			});
			return pageOf(await Promise.race([rendering, tooLong]));
		},
		onHiddenFailure: (key, cause) =>
			logger.warn({ err: cause, page: key }, "an older page is served: a new one failed"),
	});
	const app = createApp({ ...parts, mode: "production", cache });
	const addressOf = pageAddresses(parts.build.routes);
	listen("stories_changed", () => cache.outdate("stories"));
	return {
		...front({
			cache,
			addressOf,
			files: staticFiles(clientFolder, siteUrl),
			app: shed.guard(getRequestListener(app.fetch, { errorHandler: (cause) => unanswered(siteUrl, cause) })),
			waitForPage: (request) => parts.services.limits.take("page by address", parts.addressOfClient(request)),
			logger,
			siteUrl,
		}),
		warm: async () => {
			const started = performance.now();
			for (const path of knownPages(parts.build.routes)) {
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
