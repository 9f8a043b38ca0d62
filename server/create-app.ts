import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import type { Services } from "../app/platform/services.server";
import type { ClientAddressReader } from "./client-address";
import { health } from "./health";
import { busyPage, lastResortPage, plainPageHeaders, tooLargePage } from "./last-resort-page";
import type { PageCache } from "./page-cache";
import { pages } from "./pages";
import { requestLog } from "./request-log";
import { sameOrigin } from "./same-origin";
import { securityHeaders } from "./security-headers";
import { Overloaded } from "./shedding";
import { LARGEST_BODY } from "./whole-body";

export interface AppParts {
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "development" | "production";
	services: Services;
	/** Absent in development, where every request renders. */
	cache?: PageCache;
	addressOfClient: ClientAddressReader;
	isReady: () => Promise<boolean>;
}

/** Where Google and the others send the browser back to; everything else about accounts goes through pages. */
const providerCallback = "/api/auth/callback/:provider";

/** Everything a request passes that is neither a finished page nor a file (`front.ts`), in order. */
export function createApp(parts: AppParts): Hono {
	const { logger, siteUrl } = parts.services;
	const app = new Hono();
	// Vite's development pages carry inline styles and scripts that no policy could name.
	if (parts.mode === "production") app.use(securityHeaders(siteUrl));
	app.route("/", health(parts.isReady));
	app.use(requestLog(logger));
	app.use(sameOrigin(siteUrl));
	app.use(
		bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.html(tooLargePage, 413, plainPageHeaders) }),
	);
	app.use(compress());
	app.get(providerCallback, (context) => parts.services.accounts.finishWithProvider(context.req.raw));
	app.use(pages(parts));
	app.onError((error, context) => {
		if (error instanceof Overloaded) return context.html(busyPage, 503, { ...plainPageHeaders, "Retry-After": "5" });
		// Who hangs up in the middle of a form is gone, and nothing of ours has failed.
		const level = error.message === "aborted" ? "debug" : "error";
		logger[level]({ err: error, path: context.req.path }, "a request failed");
		return context.html(lastResortPage, 500, plainPageHeaders);
	});
	return app;
}
