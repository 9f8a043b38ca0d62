import { statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogPosts } from "../../db/schema";
import { type Engine, engines, type Place } from "./engines";
import { runCommand } from "./run-command";
import { runInProcess } from "./run-in-process";
import { type Site, temporaryFolder } from "./start-site";

const folder = temporaryFolder();
const front = { title: "A new story", category: "Guides", author: "The team", date: "2026-11-02" };

/** Writes a story file; the name is its slug. */
function storyFile(slug: string, fields: Record<string, string> = {}, body = "Words about **quokkas**.") {
	const lines = Object.entries({ ...front, ...fields }).map(([name, value]) => `${name}: ${value}`);
	const path = join(folder, `${slug}.md`);
	writeFileSync(path, `---\n${lines.join("\n")}\n---\n\n${body}\n`);
	return path;
}

describe.each(engines)("commands with a running site on $name", (engine) => {
	let place: Place;
	let site: Site;
	beforeAll(async () => {
		place = await engine.place();
		site = await engine.start(place);
	});
	afterAll(async () => {
		expect(await site.stop()).toBe(0);
	});
	const command = (...words: string[]) => runInProcess(place, ...words);
	const page = async (path: string) => {
		const response = await fetch(site.url + path);
		return { status: response.status, html: await response.text() };
	};

	test("BLOG-2 the site shows a story being added, unpublished, published and removed", async () => {
		const shown = async () => ({
			list: (await page("/blog")).html.includes('href="/blog/quokkas"'),
			search: (await page("/blog?q=QUOKKA")).html.includes('href="/blog/quokkas"'),
			suggestions: (await page("/search-posts")).html.includes('"quokkas"'),
			post: (await page("/blog/quokkas")).status,
		});
		const everywhere = { list: true, search: true, suggestions: true, post: 200 };
		const nowhere = { list: false, search: false, suggestions: false, post: 404 };
		expect(await shown()).toEqual(nowhere);
		await command("stories", "add", storyFile("quokkas", { title: "An old story", published: "false" }));
		expect(await shown()).toEqual(nowhere);
		const file = storyFile("quokkas", {}, `${"word ".repeat(900)} quokkas`);
		const added = await runCommand(place, "stories", "add", file, "--replace");
		expect(added).toEqual({ code: 0, stdout: 'Published "A new story" at /blog/quokkas.\n', stderr: "" });
		await expect.poll(shown).toEqual(everywhere);
		expect((await page("/blog/quokkas")).html).toContain("5 min read");

		expect((await command("stories", "unpublish", "quokkas")).code).toBe(0);
		await expect.poll(shown).toEqual(nowhere);
		expect((await command("stories", "list")).stdout).toMatch(
			/^2026-11-02 {2}unpublished {2}en {2}quokkas +A new story$/m,
		);
		expect((await command("stories", "publish", "quokkas")).code).toBe(0);
		await expect.poll(shown).toEqual(everywhere);
		expect(await command("stories", "remove", "quokkas")).toMatchObject({ stdout: 'Removed "A new story".\n' });
		await expect.poll(shown).toEqual(nowhere);
		expect((await command("stories", "list")).stdout).not.toContain("quokkas");
	});

	test("a failed command prints one line and changes nothing", async () => {
		const before = (await command("stories", "list")).stdout;
		const add = (slug: string, fields: Record<string, string>) => ["stories", "add", storyFile(slug, fields)];
		const refusals: [words: string[], sentence: RegExp][] = [
			[["stories"], /^Usage: npm run stories -- list \| add/],
			[["stories", "add", join(folder, "nowhere.md")], /^No such file: .*nowhere\.md\.$/],
			[add("without-title", { title: "" }), /^without-title: expected a line "title: …"\.$/],
			[add("category", { category: "guides" }), /^The category "Guides" already exists/],
			[add("picture", { image: "__proto__" }), /^No picture "__proto__"/],
			[
				add("how-to-read-a-price-note", {}),
				/^A story "how-to-read-a-price-note" already exists; replace it with --replace/,
			],
			[add("german", { language: "de" }), /^german: expected language as one of en, es, pt\.$/],
			[add("nuevo", { language: "es", "translation-of": "no-such-story" }), /^No story "no-such-story" in another/],
			[
				add("bring-your-own-phone", { language: "en", "translation-of": "nowhere" }),
				/^No story "nowhere" in another language; list them with: npm run stories -- list/,
			],
			[
				add("twice", { language: "es", "translation-of": "how-to-read-a-price-note" }),
				/^A story "how-to-read-a-price-note\.es" already exists/,
			],
			[["stories", "publish", "no-such-story"], /^No story "no-such-story"; list them with: npm run stories -- list/],
			[["stories", "remove", "'; drop table blog_posts; --"], /^No story /],
		];
		for (const [words, sentence] of refusals) {
			const { code, stdout, stderr } = await command(...words);
			expect({ words, code, stdout }).toEqual({ words, code: 1, stdout: "" });
			expect(stderr.trim()).toMatch(sentence);
			expect(stderr.trim().split("\n")).toHaveLength(1);
		}
		expect((await command("stories", "list")).stdout).toBe(before);
		const spawned = await runCommand(place, "stories", "publish", "no-such-story");
		expect(spawned).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(/^No story "no-such-story"; .*\n$/) });
	});

	test("BLOG-2 readers of a language see the translation while it is published", async () => {
		const shown = async () => ({
			en: (await page("/blog/wombats")).html.includes(">Wombats at home</h1>"),
			es: (await page("/es/blog/wombats")).html.includes(">Uombats en casa</h1>"),
			note: (await page("/es/blog/wombats")).html.includes("Por ahora, este artículo solo está en inglés."),
		});
		await command("stories", "add", storyFile("wombats", { title: "Wombats at home" }));
		await expect.poll(shown).toEqual({ en: true, es: false, note: true });
		const spanish = { title: "Uombats en casa", category: "Guías", language: "es" };
		const alone = await command("stories", "add", storyFile("wombats", spanish));
		expect(alone.stderr).toMatch(
			/^A story "wombats" already exists in another language; .* add the line "translation-of: wombats"/,
		);
		const file = storyFile("uombats", { ...spanish, "translation-of": "wombats" });
		expect((await command("stories", "add", file)).stdout).toBe('Published "Uombats en casa" at /es/blog/wombats.\n');
		await expect.poll(shown).toEqual({ en: true, es: true, note: false });
		expect((await command("stories", "list")).stdout).toMatch(/ {2}published {4}es {2}wombats\.es +Uombats en casa$/m);
		expect(
			(await command("stories", "add", storyFile("wombats", { title: "Wombats at home" }), "--replace")).code,
		).toBe(0);
		expect((await command("stories", "unpublish", "wombats.es")).code).toBe(0);
		await expect.poll(shown).toEqual({ en: true, es: false, note: true });
		for (const slug of ["wombats", "wombats.es"]) expect((await command("stories", "remove", slug)).code).toBe(0);
	});

	test("when two commands add the same story at once, one fails", async () => {
		const file = storyFile("twice");
		const both = await Promise.all([command("stories", "add", file), command("stories", "add", file)]);
		expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
		expect((await command("stories", "list")).stdout.match(/ twice /g)).toHaveLength(1);
	});

	test("POST-1 a hostile story is sanitised when stored and shown, and the author is told", async () => {
		const body = `Plain text.

<script>alert("hostile-script")</script>
<svg onload="alert('hostile-svg')"><math><a xlink:href="javascript:hostile">x</a></math></svg>
<p onclick="hostile()" style="background:url(hostile)" class="hostile">y</p>
<iframe src="https://hostile.example.com"></iframe><meta http-equiv="refresh" content="0;url=https://hostile.example.com">
<img srcset="https://hostile.example.com/x 2x" onerror="hostile()">

[a](javascript:hostile()) [b](data:text/html,hostile) <a href="JAVASCRIPT:hostile()">c</a> </article></main><div id="hostile">`;
		const added = await command("stories", "add", storyFile("hostile-one", { title: "<i>Title</i>" }, body));
		expect(added.code).toBe(0);
		expect(added.stderr).toMatch(/^Removed tags that are not allowed in a story: .*iframe.*script/);
		const { html } = await page("/blog/hostile-one");
		expect(html).toContain("Plain text.");
		expect(html).toContain("&lt;i&gt;Title&lt;/i&gt;");
		expect(html.replaceAll("hostile-one", "")).not.toMatch(/hostile/i);
		await command("stories", "remove", "hostile-one");
	});
});

describe.each(engines)("commands without a running site on $name", (engine) => {
	test("a story added to a new database is there when the site starts", async () => {
		const place = await engine.place();
		const added = await runCommand(place, "stories", "add", storyFile("before-the-site"));
		expect(added).toMatchObject({ code: 0, stdout: 'Published "A new story" at /blog/before-the-site.\n' });
		const site = await engine.start(place);
		expect((await fetch(`${site.url}/blog/before-the-site`)).status).toBe(200);
		expect(await site.stop()).toBe(0);
	});

	test("POST-1 a story inserted directly into the table is sanitised when shown", async () => {
		const place = await engine.place();
		const { db, close } = await engine.open(place);
		await db.insert(blogPosts).values({
			slug: "by-hand",
			title: "By hand",
			content: '<p>good</p><script>evil()</script><img src=x onerror="evil()"><a href="javascript:evil()">x</a>',
			category: "constructor",
			authorName: "x",
			readTime: 1,
			featuredImageUrl: "__proto__",
			published: true,
		});
		await close();
		const site = await engine.start(place);
		const html = await (await fetch(`${site.url}/blog/by-hand`)).text();
		expect(html).toContain("<p>good</p>");
		expect(html).not.toContain("evil");
		expect((await fetch(`${site.url}/blog`)).status).toBe(200);
		expect(await site.stop()).toBe(0);
	});
});

describe("the control socket of a running site", () => {
	const [embedded] = engines as [Engine];
	const socketOf = (place: Place) => join(place.DATA_DIR, "control", "socket");

	test("is open to its owner only, and a stale socket of a killed site is replaced", async () => {
		const place = await embedded.place();
		const killed = await embedded.start(place);
		killed.process.kill("SIGKILL");
		await killed.exited;
		expect(statSync(socketOf(place)).isSocket()).toBe(true);
		const site = await embedded.start(place);
		expect(statSync(join(place.DATA_DIR, "control")).mode & 0o777).toBe(0o700);
		expect(statSync(socketOf(place)).mode & 0o777).toBe(0o600);
		expect(await runCommand(place, "stories", "list")).toMatchObject({ code: 0, stderr: "" });
		expect(await site.stop()).toBe(0);
	});

	test("survives invalid, silent and endless requests, and does not delay shutdown", async () => {
		const place = await embedded.place();
		const site = await embedded.start(place);
		const speak = async (words: string) => {
			const socket = connect(socketOf(place));
			let answer = "";
			socket.on("data", (chunk) => (answer += chunk));
			socket.on("error", () => {});
			socket.write(words);
			await new Promise((closed) => socket.on("close", closed));
			return answer;
		};
		expect(await speak("GET / HTTP/1.1\r\n\r\n")).toBe("");
		expect(await speak('{"ask":"drop everything"}\n')).toContain("does not know this command");
		expect(await speak('{"__proto__":{"ask":"list stories"}}\n')).toContain("does not know this command");
		expect(await speak("x".repeat(9_000_000))).toBe("");
		const silent = connect(socketOf(place));
		await new Promise((connected) => silent.on("connect", connected));
		expect((await fetch(`${site.url}/blog`)).status).toBe(200);
		expect(await site.stop()).toBe(0);
	});

	test("a path that is too long for a socket is reported; the command works once the site is stopped", async () => {
		const { DATA_DIR } = await embedded.place();
		const place = { DATA_DIR: join(DATA_DIR, "d".repeat(100)) };
		const site = await embedded.start(place);
		await expect.poll(() => site.output(), { timeout: 20_000 }).toContain("too long for a socket");
		const refused = await runCommand(place, "stories", "list");
		expect(refused).toMatchObject({ code: 1, stdout: "" });
		expect(refused.stderr).toMatch(/^The path of DATA_DIR is too long for a socket/);
		await site.stop();
		expect((await runCommand(place, "stories", "list")).code).toBe(0);
	});
});
