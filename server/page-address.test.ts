import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { publicPagesOf } from "../app/platform/public-pages.server";
import { builtRoutes as routes } from "../tests/rendering/build";
import { knownPages, pageAddresses } from "./page-address";

const valuesOf = () => ["att", "verizon"];
const addressOf = pageAddresses(routes, valuesOf);
const key = (target: string) => addressOf(target)?.key ?? null;

test.each([
	["/", "/"],
	["/about", "/about"],
	["/about/", "/about"],
	["/About", "/about"],
	["/es", "/es"],
	["/es/", "/es"],
	["/pt/blog/a-story", "/pt/blog/a-story"],
	["/Blog/A%20story%C3%B1/", "/blog/A%20story%C3%B1"],
	["/blog/a%73tory", "/blog/astory"],
	["/blog/feed.xml", "/blog/feed.xml"],
	["/sitemap.xml", "/sitemap.xml"],
	["/blog/a/b", "/404"],
	["/blog?utm_source=x", "/blog"],
	["/blog?page=2&q=fiber&fbclid=1", "/blog?page=2&q=fiber"],
	["/blog?q=fiber&page=2", "/blog?page=2&q=fiber"],
	["/blog?q=&category=", "/blog"],
	["/blog?q=a+b", "/blog?q=a%20b"],
	["/phone-cases?make=iPhone&make=Google", "/phone-cases?make=iPhone&make=Google"],
	["/_.data", "/_.data"],
	["/es/_.data", "/es.data"],
	["/about.data?x=1", "/about.data"],
	["/blog.data?_routes=en%2Fstories&q=a", "/blog.data?q=a&_routes=en%2Fstories"],
	["/no/such", "/404"],
	["/es/no-such.data", "/es/404.data"],
	["/x/../blog?q=a", "/blog?q=a"],
	["/x/%2e%2e/blog?q=a", "/blog?q=a"],
	["/.//blog?q=a", "/404"],
	["//evil.example/about", "/404"],
	["/es//evil.example/about", "/es/404"],
	["http://evil.example/blog?q=a", "/blog?q=a"],
	["/about.data?_routes=somebody-elses", "/about.data"],
])("%s is the page %s", (target, expected) => {
	expect(key(target)).toBe(expected);
});

test.each([
	"/account",
	"/es/account.data",
	"/blog/%zz",
	"/share/about.png",
	"/es/share/blog/a-story.png?v=1",
	"/auth/callback?token=x",
	"/auth/sign-in/google",
	"/session",
	"/captcha",
	"/share/about.png?v=12345678",
	"/pt/share/blog/a-story.png",
	"/search?q=x",
	"*",
	"example.com:443",
])("%s is not cached", (target) => {
	expect(key(target)).toBeNull();
});

test("no private route declares itself public", () => {
	const pages = [...publicPagesOf(routes).keys()];
	expect(pages).toContain("/about");
	expect(pages.filter((path) => /account|auth|session|captcha|received/.test(path))).toEqual([]);
});

test("a route without a declaration is private", () => {
	const undeclared = Object.fromEntries(
		Object.entries(routes).map(([id, route]) => [id, { ...route, module: {} }]),
	) as ServerBuild["routes"];
	expect(["/", "/about", "/blog?q=x", "/no/such"].map(pageAddresses(undeclared, valuesOf))).toEqual([
		null,
		null,
		null,
		null,
	]);
	expect(knownPages(undeclared, valuesOf)).toEqual([]);
});

test("a query is bounded, whatever its length, encoding and number of values", () => {
	const long = [
		`/blog?q=${"x".repeat(16_000)}`,
		`/blog?q=${"%F0%9F%8C%B4".repeat(1_300)}`,
		`/blog.data?q=${"%25".repeat(5_000)}`,
		`/phone-cases?${"make=x&".repeat(2_000)}`,
	].map((target) => addressOf(target));
	for (const address of long) {
		expect(address).toMatchObject({ hasQuery: true, isOpenEnded: true });
		expect(address?.key.length).toBeLessThanOrEqual(50_000);
	}
	expect(new URLSearchParams(long[0]?.key.split("?")[1]).get("q")).toHaveLength(4_000);
	expect(new URLSearchParams(long[3]?.key.split("?")[1]).getAll("make")).toHaveLength(20);
});

test.each([
	"/blog?q=a",
	"/blog?page=3",
	"/blog/any",
	"/partners/any",
	"/compare/any",
	"/contact?cart=a",
	"/es?promo=x",
])("%s is open-ended", (target) => {
	expect(addressOf(target)?.isOpenEnded).toBe(true);
});

test.each(["/", "/blog", "/es/partners/verizon", "/about?utm=1", "/no/such", "/blog.data?_routes=en%2Fstories"])(
	"%s is one of a few",
	(target) => {
		expect(addressOf(target)?.isOpenEnded).toBe(false);
	},
);

test("all pages with a known path are warmed, in all languages", () => {
	const pages = knownPages(routes, valuesOf);
	expect(pages).toEqual(expect.arrayContaining(["/", "/es", "/pt/about", "/es/partners/verizon", "/pt/404"]));
	expect(pages.every((path) => key(path) === path)).toBe(true);
	expect(new Set(pages).size).toBe(pages.length);
});
