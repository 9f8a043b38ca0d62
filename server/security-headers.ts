import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";

/** The headers of every response, whatever it is. */
export const fixedSecurityHeaders = (siteUrl: string): Record<string, string> => ({
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
});

/** Directives that `default-src` does not cover. */
const closedExceptFrames = "base-uri 'none'; frame-ancestors";
const alwaysClosed = `${closedExceptFrames} 'none'`;

/** The policy of a response that is not a page: nothing may run in it. */
export const closedPolicy = `default-src 'none'; form-action 'none'; ${alwaysClosed}`;

/** The policy of a plain page that has only its few style rules. */
export const stylePolicy = (style: string): string => `${closedPolicy}; style-src ${hashOf(style)}`;

/** Sets them on every response of the app. A stricter value that a response already has stays. */
export const securityHeaders = (siteUrl: string) => {
	const all = Object.entries({ ...fixedSecurityHeaders(siteUrl), "Content-Security-Policy": closedPolicy });
	return createMiddleware(async (context, next) => {
		await next();
		for (const [name, value] of all) if (!context.res.headers.has(name)) context.header(name, value);
	});
};

/** A CSP source that allows an inline script or style by its text. */
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The policy of a plain page that stands in a frame of the back office. */
export const framedStylePolicy = (style: string): string =>
	`default-src 'none'; form-action 'none'; ${closedExceptFrames} 'self'; style-src ${hashOf(style)}`;

interface Frames {
	/** Screens of the back office show previews of the site in a frame. */
	showsPreviews?: boolean;
	/** Previews stand in such a frame; nothing else of the site may be framed. */
	isPreview?: boolean;
}

/** The policy of a page: our own files, and these inline scripts. */
export const pagePolicy = (
	inlineScripts: readonly string[],
	{ showsPreviews = false, isPreview = false }: Frames = {},
): string =>
	[
		"default-src 'none'",
		["script-src 'self'", ...new Set(inlineScripts.map(hashOf))].join(" "),
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		...(showsPreviews ? ["frame-src 'self'"] : []),
		isPreview ? `${closedExceptFrames} 'self'` : alwaysClosed,
		"require-trusted-types-for 'script'",
		// The only code that hands HTML to the browser: app/features/stories/story-content.tsx.
		"trusted-types stories",
	].join("; ");
