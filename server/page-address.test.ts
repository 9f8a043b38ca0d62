import { readdirSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import table from "../app/routes";
import { knownPages, pageAddresses } from "./page-address";
import { publicPages } from "./public-pages";

/** The routes as the build holds them. */
function manifest(entries: RouteConfigEntry[], parentId: string): ServerBuild["routes"] {
	return Object.assign(
		{},
		...entries.map(({ file, id = file.replace(/\.tsx$/, ""), path, index, children = [] }) => ({
			[id]: { id, parentId, path, index },
			...manifest(children, id),
		})),
	);
}
const routes = {
	root: { id: "root", path: "", parentId: undefined },
	...manifest(table as RouteConfigEntry[], "root"),
} as unknown as ServerBuild["routes"];
const addressOf = pageAddresses(routes);
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
	"/about.data?_routes=somebody-elses",
	"//evil.example/about",
	"http://evil.example/about",
	`/blog?q=${"x".repeat(400)}`,
])("%s is not kept", (target) => {
	expect(key(target)).toBeNull();
});

test("every public page is a route, and no private word is among them", () => {
	const files = readdirSync("app/routes").map((file) => file.replace(/\.tsx$/, ""));
	expect(Object.keys(publicPages).filter((name) => !files.includes(name))).toEqual([]);
	expect(Object.keys(publicPages).filter((name) => /account|auth|session|captcha/.test(name))).toEqual([]);
});

test("all pages that are known by name are warmed, in all languages", () => {
	const pages = knownPages(routes);
	expect(pages).toEqual(expect.arrayContaining(["/", "/es", "/pt/about", "/es/partners/verizon", "/pt/404"]));
	expect(pages.every((path) => key(path) === path)).toBe(true);
	expect(new Set(pages).size).toBe(pages.length);
});
