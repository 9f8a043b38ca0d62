import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import type { Services } from "../app/platform/services.server";
import { bodyIntake } from "./body-intake";
import type { ClientAddressReader } from "./client-address";
import { health } from "./health";
import { busyPage, lastResortPage, plainPageHeaders } from "./last-resort-page";
import { pages } from "./pages";
import { preview } from "./preview";
import { requestLog } from "./request-log";
import { sameOrigin } from "./same-origin";
import { securityHeaders } from "./security-headers";
import { busyHeaders, Overloaded } from "./shedding";

export interface AppParts {
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "development" | "production";
	services: Services;
	addressOfClient: ClientAddressReader;
	isReady: () => Promise<boolean>;
	/** What only production has: built files, cached pages, and a limit to what is done at once. */
	files?: MiddlewareHandler;
	cachedPages?: MiddlewareHandler;
	guard?: MiddlewareHandler;
}

/** Where Google and the others send the browser back to; everything else about accounts goes through pages. */
const providerCallback = "/api/auth/callback/:provider";

const methods = new Set(["GET", "HEAD", "POST"]);
const passOn: MiddlewareHandler = (_, next) => next();

/** Nothing of the back office may be stored or listed, whatever its responses say themselves. */
const hidden: MiddlewareHandler = async (context, next) => {
	await next();
	context.header("Cache-Control", "private, no-store");
	context.header("X-Robots-Tag", "noindex, nofollow");
};

/** Everything a request passes, in order; cached pages under their canonical URL are sent before it (`front.ts`). */
export function createApp({ files = passOn, cachedPages = passOn, guard = passOn, ...parts }: AppParts): Hono {
	const { logger, siteUrl } = parts.services;
	const app = new Hono();
	// No policy could name the inline styles and scripts of Vite's development pages.
	if (parts.mode === "production") app.use(securityHeaders(siteUrl));
	app.route("/", health(parts.isReady));
	app.use(requestLog(logger));
	app.use((context, next) =>
		methods.has(context.req.method)
			? next()
			: Promise.resolve(context.body(null, 405, { Allow: [...methods].join(", "), Connection: "close" })),
	);
	app.use(files);
	app.use(sameOrigin(siteUrl));
	app.get(providerCallback, guard, (context) => parts.services.accounts.finishWithProvider(context.req.raw));
	app.use("/admin/*", hidden);
	app.use("/admin", hidden);
	app.use("/admin.data", hidden);
	app.use("/admin/preview/*", guard, compress(), preview(parts));
	app.use(cachedPages);
	app.use(bodyIntake(parts));
	app.use(guard);
	app.use(compress());
	app.use(pages(parts));
	app.onError((error, context) => {
		if (error instanceof Overloaded) return context.html(busyPage(context.req.path), 503, busyHeaders);
		// A client that disconnects in the middle of a form is not a failure of ours.
		const level = error.message === "aborted" ? "debug" : "error";
		logger[level]({ err: error, path: context.req.path }, "a request failed");
		return context.html(lastResortPage(context.req.path), 500, plainPageHeaders);
	});
	return app;
}
