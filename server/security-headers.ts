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

/** What no answer of ours needs: `default-src` does not speak for these. */
const alwaysClosed = "base-uri 'none'; frame-ancestors 'none'";

/** The policy of an answer that is no page: nothing may run in it. */
export const closedPolicy = `default-src 'none'; form-action 'none'; ${alwaysClosed}`;

/** The policy of a plain page that has only its few rules of style. */
export const stylePolicy = (style: string): string => `${closedPolicy}; style-src ${hashOf(style)}`;

/** Sets them on whatever the app answers; the page cache keeps its pages with them. What is stricter on its own stays. */
export const securityHeaders = (siteUrl: string) => {
	const all = [...fixedSecurityHeaders(siteUrl), ["Content-Security-Policy", closedPolicy] as const];
	return createMiddleware(async (context, next) => {
		await next();
		for (const [name, value] of all) if (!context.res.headers.has(name)) context.header(name, value);
	});
};

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the mark off a rendered page and makes its policy: our own files, and the inline scripts that bore the mark, by
 * their hash. The mark is a new secret of each rendering, so a script that somebody smuggled into the page has none,
 * gets no hash and does not run. (A nonce would be the same for all who get the kept page, and so no secret.)
 */
export function withPolicy(marked: string, mark: string): { html: string; policy: string } {
	const attribute = ` nonce="${mark}"`;
	const hashes = new Set<string>();
	for (const [, attributes = "", body = ""] of marked.matchAll(script)) {
		if (attributes.includes(attribute) && !attributes.includes(" src=")) hashes.add(hashOf(body));
	}
	return { html: marked.replaceAll(attribute, ""), policy: pagePolicy([...hashes]) };
}

const pagePolicy = (hashes: readonly string[]): string =>
	[
		"default-src 'none'",
		`script-src 'self' ${hashes.join(" ")}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		alwaysClosed,
		"require-trusted-types-for 'script'",
		// The only code that hands HTML to the browser: app/features/stories/story-content.tsx.
		"trusted-types stories",
	].join("; ");
