import { expect, test } from "vitest";
import { scriptsLater } from "./scripts-later";

const page = `<html><head><link rel="modulepreload" nonce="m" href="/assets/a.js"/><link rel="stylesheet" href="/s.css"/></head><body>
<script nonce="m">early()</script><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>
<script nonce="m" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/page.js";
const route1 = {...route1_main};
window.modules = {"root":route0,"page":route1};

import("/assets/entry.js");</script></body></html>`;

test("the scripts of a page are fetched after it has been drawn, each once and in a task of its own", () => {
	const [head = "", code = ""] = scriptsLater(page).split('<script nonce="m" type="module" async="">');
	expect(head).not.toContain("modulepreload");
	expect(head).toContain('<link rel="stylesheet" href="/s.css"/>');
	expect(head).toContain('<script nonce="m">early()</script>');
	expect(code).toMatch(/^let there;window\.pageScripts=.*await new Promise\(.*requestAnimationFrame/);
	expect(code).toMatch(/of \["\/assets\/a\.js","\/assets\/b\.js"\]\)\{.*modulepreload.*scheduler\?\.yield/);
	expect(code).toContain(
		'const [,route0,route1_main]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/page.js")]);',
	);
	expect(code).toContain("const route1 = {...route1_main};");
	expect(code).toContain('import("/assets/entry.js");there();</script>');
	expect(code).not.toMatch(/import [*"]/);
});

test("libraries come first, each by itself, and each of the page's own after them", () => {
	const libraries = scriptsLater(page.replaceAll("/assets/b.js", "/assets/react-1f.js"));
	expect(libraries).toContain('await import("/assets/react-1f.js");const [,route0');
	expect(libraries).not.toContain('await import("/assets/a.js")');
});

test("a page that carries what its loaders found opens no stream for it", () => {
	const script = (state: string) =>
		`<script>window.__reactRouterContext = {"ssr":true${state}};window.__reactRouterContext.stream = new ReadableStream({start(){}});</script><p>`;
	expect(scriptsLater(script(',"state":{"loaderData":{"a":{}}}'))).toBe(
		'<script>window.__reactRouterContext = {"ssr":true,"state":{"loaderData":{"a":{}}}}</script><p>',
	);
	expect(scriptsLater(script(""))).toBe(script(""));
});

test("a page without scripts stays as it is", () => {
	expect(scriptsLater("<p>import me</p>")).toBe("<p>import me</p>");
});
