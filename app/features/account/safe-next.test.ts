import fc from "fast-check";
import { expect, test } from "vitest";
import { safeNext } from "./safe-next";

test.each(["/", "/es/blog?q=fiber", "/account#devices", "/compare/internet?plans=a,b", "/blog?next=//evil.test"])(
	"%s is followed",
	(next) => {
		expect(safeNext(next)).toBe(next);
	},
);

test.each([
	"https://evil.example",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"/\n//evil.example",
	"\\\\evil.example",
	"javascript:alert(1)",
	"evil.example",
	"/a\\..\\\\evil.example",
	"/.//evil.test",
	"/..//evil.test",
	"/x/..//evil.test",
	"/%2e//evil.test",
	"/x/%2e%2e//evil.test",
	"/../..//evil.test",
	"/.\t//evil.test",
	"",
	null,
	`/${"a".repeat(600)}`,
])("%j is not followed", (next) => {
	expect(safeNext(next)).toBeNull();
});

/** Paths from the parts that URL parsers treat specially. */
const hostilePath = fc
	.array(
		fc.constantFrom(
			..."/ / \\ . .. %2e %2E%2e %2f %5c ? # @ : ; \t \n \u0000 \u00a0 \u3002 evil.test this.site x http: javascript:".split(
				" ",
			),
			" ",
		),
		{ maxLength: 12 },
	)
	.map((parts) => `/${parts.join("")}`);

test("whatever comes in, a browser that follows the result stays on the site", () => {
	fc.assert(
		fc.property(
			fc.oneof(
				hostilePath,
				fc.webUrl(),
				fc.string({ unit: "binary" }).map((text) => `/${text}`),
			),
			(next) => {
				const path = safeNext(next);
				if (path === null) return;
				for (const origin of ["https://www.example.com", "http://127.0.0.1:3000"]) {
					expect(path).toMatch(/^\/(?![/\\])/);
					expect(new URL(path, `${origin}/auth/callback?next=x`).origin).toBe(origin);
				}
				// Safe once, safe for ever: the path may be put into another link's `next`.
				expect(safeNext(path)).toBe(path);
			},
		),
		{ numRuns: 10_000 },
	);
});
