import { Hono } from "hono";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import type { Services } from "../app/platform/services.server";
import { health } from "./health";
import { lastResortPage } from "./last-resort-page";
import { pages } from "./pages";
import { requestLog } from "./request-log";
import { securityHeaders } from "./security-headers";
import { staticFiles } from "./static-files";

export interface AppParts {
	build: ServerBuild | (() => Promise<ServerBuild>);
	mode: "development" | "production";
	/** The folder of built files; absent while Vite serves them itself. */
	clientFolder?: string;
	services: Services;
	isReady: () => Promise<boolean>;
}

/** Everything a request passes, in order. */
export function createApp(parts: AppParts): Hono {
	const { logger, siteUrl } = parts.services;
	const app = new Hono();
	app.route("/", health(parts.isReady));
	app.use(requestLog(logger));
	// Vite's development pages carry inline styles and scripts that no policy could name.
	if (parts.mode === "production") app.use(securityHeaders(siteUrl));
	app.use(compress());
	if (parts.clientFolder) app.use(staticFiles(parts.clientFolder));
	app.use(pages(parts.build, parts.mode, parts.services));
	app.onError((error, context) => {
		logger.error({ err: error, path: context.req.path }, "a request failed");
		return context.html(lastResortPage, 500);
	});
	return app;
}
