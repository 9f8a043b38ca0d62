import { createMiddleware } from "hono/factory";
import { foreignPage, plainPageHeaders } from "./last-resort-page";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * What changes something must come from a page of this site: no other site may send our forms in a visitor's name.
 * Browsers say where a request comes from; a request without either header comes from no browser, and so from nobody
 * whose name could be used.
 */
export const sameOrigin = (siteUrl: string) => {
	const publicHost = new URL(siteUrl).host;
	return createMiddleware(async (context, next) => {
		if (safeMethods.has(context.req.method)) return next();
		const site = context.req.header("Sec-Fetch-Site");
		const origin = context.req.header("Origin");
		const isNonsense = origin !== undefined && origin !== "null" && !URL.canParse(origin);
		const ours = site
			? (site === "same-origin" || site === "none") && !isNonsense
			: !origin || [publicHost, context.req.header("Host")].includes(hostOf(origin));
		return ours ? next() : context.html(foreignPage, 403, plainPageHeaders);
	});
};

/** "null" is what a browser says of a page that belongs to nobody. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : "");
