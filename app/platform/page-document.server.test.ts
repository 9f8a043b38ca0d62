import { expect, test } from "vitest";
import { finishDocument } from "./page-document.server";

const nonce = "nonce-of-this-rendering";
const finish = (html: string) => finishDocument(html, nonce);

test("only scripts with this rendering's nonce may run, and the nonce is removed", () => {
	const injected = [
		"<script>steal()</script>",
		'<script nonce="guessed">guess()</script>',
		'<script nonce="">empty()</script>',
		`<p title='<script nonce="">quoted()</script>'></p>`,
		`<textarea><script>inTextarea()</script></textarea>`,
		"<!-- <script>commented()</script> -->",
	];
	const { html, scripts } = finish(
		`<script nonce="${nonce}">ours("</scrip" + 1 < 2)</script><script async="" nonce="${nonce}">second()</script>` +
			`<script nonce="${nonce}" src="/b.js"></script><link rel="stylesheet" nonce="${nonce}"/>${injected.join("")}`,
	);
	expect(scripts).toEqual(['ours("</scrip" + 1 < 2)', "second()"]);
	expect(html).not.toContain(nonce);
	expect(html).toContain('<script>ours("</scrip" + 1 < 2)</script><script async="">second()</script>');
});

test("the module script and its preloads wait in a template, each once", () => {
	const module = 'import * as route0 from "/assets/root.js";';
	const { html, scripts } = finish(
		`<head><link rel="modulepreload" nonce="${nonce}" href="/a.js"/><link rel="stylesheet" href="/s.css"/></head><body>` +
			`<p>Words</p><link rel="modulepreload" nonce="${nonce}" href="/a.js"/><link rel="modulepreload" href="/b.js"/>` +
			`<script nonce="${nonce}" type="module" async="">${module}</script><p>End</p></body>`,
	);
	expect(html).toMatch(
		/^<head><link rel="stylesheet" href="\/s.css"\/><\/head><body><p>Words<\/p><template>.*<\/template><script>[^<]*<\/script><p>End<\/p><\/body>$/,
	);
	const [, template, start = ""] = /<template>(.*)<\/template><script>(.*)<\/script>/.exec(html) ?? [];
	expect(template).toBe(
		`<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script type="module" async="">${module}</script>`,
	);
	expect(scripts).toEqual([module, start]);
});

test("a page without scripts stays as it is", () => {
	expect(finish("<p>import me</p>").html).toBe("<p>import me</p>");
});
