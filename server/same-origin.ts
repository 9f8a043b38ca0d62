import { createMiddleware } from "hono/factory";
import { foreignPage, plainPageHeaders } from "./last-resort-page";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Requests that change something must come from a page of this site (CSRF). Browsers say where a request comes from; one with
 * neither header does not come from a browser, so there is nobody whose name it could misuse.
 */
export const sameOrigin = (siteUrl: string) => {
	const site = new URL(siteUrl);
	return createMiddleware(async (context, next) => {
		if (safeMethods.has(context.req.method)) return next();
		const fetchSite = context.req.header("Sec-Fetch-Site");
		const origin = context.req.header("Origin");
		// A proxy in front may speak https for us; what the visitor's browser uses is the scheme of SITE_URL.
		const ours = [site.origin, `${site.protocol}//${context.req.header("Host")}`];
		const isOurs = fetchSite
			? (fetchSite === "same-origin" || fetchSite === "none") && (!origin || origin === "null" || URL.canParse(origin))
			: !origin || ours.includes(origin);
		return isOurs ? next() : context.html(foreignPage(context.req.path), 403, plainPageHeaders);
	});
};
