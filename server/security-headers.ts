import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";

const fixedHeaders = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
};

/** Headers that every answer carries, whatever it is: the app sets them itself, static files are served with them. */
export const fixedSecurityHeaders = (siteUrl: string): [name: string, value: string][] => [
	...Object.entries(fixedHeaders),
	...(siteUrl.startsWith("https:")
		? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] satisfies [string, string]]
		: []),
];

/** The policy of an answer that is no page: nothing may run in it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sets them on whatever the app answers; the page cache keeps its pages with them. */
export const securityHeaders = (siteUrl: string) => {
	const fixed = fixedSecurityHeaders(siteUrl);
	return createMiddleware(async (context, next) => {
		await next();
		for (const [name, value] of fixed) context.header(name, value);
		if (!context.res.headers.has("Content-Security-Policy")) context.header("Content-Security-Policy", closedPolicy);
	});
};

/** Inline scripts that run. What is only data needs no leave. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of one page: our own files, and the inline scripts that this very page holds, by their hash. */
export function contentSecurityPolicy(html: string): string {
	const hashes = new Set<string>();
	for (const [, body = ""] of html.matchAll(inlineScript)) {
		hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
	}
	return [
		"default-src 'none'",
		`script-src 'self' ${[...hashes].join(" ")}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
	].join("; ");
}
