import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogPosts, storyEditions } from "../../db/schema";
import { engines } from "./engines";
import type { Site } from "./start-site";

/** Thirty stories older than the seeded ones, and a few that differ in one place each. */
const older = Array.from({ length: 30 }, (_, number) => ({
	slug: `older-${number}`,
	title: `Older ${number}`,
	content: "<p>Nothing but filler.</p>",
	category: "Archive",
	authorName: "The archive",
	readTime: 1,
	createdAt: new Date(Date.UTC(2020, 0, 1, 0, number)),
	published: true,
}));
const base = {
	...older[0],
	createdAt: new Date("2021-01-01T00:00:00Z"),
	content: "<p>x</p>",
	title: "x",
	category: "Other",
};
const odd = [
	{ ...base, slug: "in-title", title: "Xylophone" },
	{ ...base, slug: "in-excerpt", excerpt: "A XYLOPHONE in the excerpt" },
	{
		...base,
		slug: "in-content",
		content: "<p>one <strong>xylo</strong>phone, and xylo<em>phone</em>, Smith &amp; xYlOpHoNe</p>",
	},
	{ ...base, slug: "in-category", category: "Xylophones" },
	{ ...base, slug: "in-author", authorName: "The xylophone team" },
	{ ...base, slug: "in-tag", tags: ["music", "Xylophone"] },
	{ ...base, slug: "only-in-markup", content: '<p><a href="/xylophone">x</a></p>' },
	{ ...base, slug: "unpublished", title: "Xylophone", published: false },
	{
		...base,
		slug: "accents",
		title: "ÉXITO en la niñez",
		content: "<p>100% _sure_ \\ AT&amp;T; don’t press “flumph”</p>",
	},
] as (typeof blogPosts.$inferInsert)[];

describe.each(engines)("stories on $name", (engine) => {
	let site: Site;
	beforeAll(async () => {
		const place = await engine.place();
		const { db, close } = await engine.open(place);
		await db.insert(blogPosts).values([...older, ...odd]);
		await db.update(blogPosts).set({ authorName: "Another author" }).where(eq(blogPosts.slug, "only-in-markup"));
		await close();
		site = await engine.start(place);
	});
	afterAll(async () => {
		expect(await site.stop()).toBe(0);
	});
	const read = async (path: string) => (await fetch(site.url + path)).text();
	/** The slugs of the cards of a page, in order. */
	const slugs = async (path: string) => {
		const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await read(path)) ?? [];
		return [...main.matchAll(/<h2[^>]*><a [^>]*href="\/blog\/([^"]+)"/g)].map(([, slug = ""]) => slug);
	};
	const moreLink = async (path: string) =>
		/href="([^"]*)"[^>]*>Load more stories</.exec(await read(path))?.[1]?.replaceAll("&amp;", "&");

	test("BLOG-4 text is found in title, excerpt, content, category, author and tags, whatever the case", async () => {
		const everywhere = ["in-title", "in-excerpt", "in-content", "in-category", "in-author", "in-tag"].toSorted();
		for (const text of ["xylophone", "XYLOPHONE", "ylophon"])
			expect((await slugs(`/blog?q=${text}`)).toSorted()).toEqual(everywhere);
		expect(await slugs("/blog?q=")).toHaveLength(12);
	});

	test("BLOG-4 the category is equal or not, and narrows together with the text", async () => {
		expect(await slugs("/blog?category=Xylophones")).toEqual(["in-category"]);
		expect(await slugs("/blog?category=xylophones")).toEqual([]);
		expect(await slugs("/blog?category=Xylophone")).toEqual([]);
		expect(await slugs("/blog?q=xylophone&category=Xylophones")).toEqual(["in-category"]);
		expect((await slugs("/blog?q=xylophone&category=Other")).toSorted()).toEqual([
			"in-author",
			"in-content",
			"in-excerpt",
			"in-tag",
			"in-title",
		]);
		expect(await slugs("/blog?q=filler&category=Other")).toEqual([]);
	});

	test.each([
		["%C3%89xito", ["accents"]],
		["%C3%A9XITO", ["accents"]],
		["NI%C3%91EZ", ["accents"]],
		["exito", ["accents"]],
		["ninez", ["accents"]],
		["xyl%C3%B3ph%C3%B6ne%20t%C3%A9am", ["in-author"]],
		["100%25", ["accents"]],
		["_sure_", ["accents"]],
		["_ure", []],
		["%5C", ["accents"]],
		["0%25%20_", ["accents"]],
		["smith%20%26%20xylophone", ["in-content"]],
		["niñez%00", ["accents"]],
		["don%27t%20press%20%22flumph%22", ["accents"]],
		["don%E2%80%99t%20press%20%E2%80%9Cflumph", ["accents"]],
	])("BLOG-4 %s means itself", async (text, found) => {
		expect(await slugs(`/blog?q=${text}`)).toEqual(found);
	});

	test("BLOG-4 a story is found by its words of today, and no longer when it is gone", async () => {
		const { db, close } = await engine.open(await engine.place());
		const words = async () =>
			(
				await db
					.select({ words: storyEditions.words })
					.from(storyEditions)
					.where(like(storyEditions.words, "%mallets%"))
			).map((row) => row.words.split("\n")[0]);
		const story = { ...base, slug: "changing", title: "Marimba", tags: ["mallets"] } as typeof blogPosts.$inferInsert;
		await db.insert(blogPosts).values(story);
		expect(await words()).toEqual(["marimba"]);
		await db.update(blogPosts).set({ title: "Víbraphone" }).where(eq(blogPosts.slug, story.slug));
		expect(await words()).toEqual(["vibraphone"]);
		await db.delete(blogPosts).where(eq(blogPosts.slug, story.slug));
		expect(await words()).toEqual([]);
		await close();
	});

	test("structured data and sitemap say when a story appeared and when it last changed", async () => {
		const dates = async (slug: string) => {
			const [, published] = /"datePublished":"([^"]+)"/.exec(await read(`/blog/${slug}`)) ?? [];
			const [, modified] = /"dateModified":"([^"]+)"/.exec(await read(`/blog/${slug}`)) ?? [];
			return { published, modified };
		};
		const appeared = "2021-01-01T00:00:00.000Z";
		expect(await dates("in-title")).toEqual({ published: appeared, modified: appeared });
		const changed = await dates("only-in-markup");
		expect(changed.published).toBe(appeared);
		expect(Date.parse(changed.modified ?? "")).toBeGreaterThan(Date.parse("2026-01-01"));
		expect(await read("/sitemap.xml")).toMatch(
			new RegExp(`/blog/only-in-markup</loc><lastmod>${changed.modified}</lastmod>`),
		);
	});

	test("BLOG-2 twelve come first, newest first; a link that needs no scripts leads to more of the same", async () => {
		const first = await slugs("/blog?category=Archive");
		expect(first).toEqual(Array.from({ length: 12 }, (_, at) => `older-${29 - at}`));
		const second = await moreLink("/blog?category=Archive");
		expect(second).toBe("/blog?category=Archive&page=2");
		expect(await slugs(second ?? "")).toHaveLength(24);
		expect(await slugs("/blog?category=Archive&page=3")).toEqual(
			Array.from({ length: 30 }, (_, at) => `older-${29 - at}`),
		);
		expect(await moreLink("/blog?category=Archive&page=3")).toBeUndefined();
		for (const page of ["0", "-1", "x", "1e9", "99999999999999999999"])
			expect(await slugs(`/blog?category=Archive&page=${page}`)).toHaveLength(12);
	});

	test("BLOG-1 only categories of published stories have a button", async () => {
		const html = await read("/blog");
		const buttons = [...html.matchAll(/<button[^>]*name="category"[^>]*>([^<]*)</g)].map(([, label]) => label);
		expect(buttons).toContain("Archive");
		expect(buttons).toContain("Xylophones");
	});

	test("POST-2 only a published story is found; of what is not, the answer is 404", async () => {
		expect((await fetch(`${site.url}/blog/in-title`)).status).toBe(200);
		for (const slug of ["unpublished", "no-such-story", "IN-TITLE", "in-title%00", "%27--", "__proto__"]) {
			const response = await fetch(`${site.url}/blog/${slug}`);
			expect({ slug, status: response.status }).toEqual({ slug, status: 404 });
			expect(await response.text()).toContain("Story not found");
		}
	});

	test("SRCH-6 the search gets the 15 latest published ones, newest first, with these columns", async () => {
		const posts = (await (await fetch(`${site.url}/search-posts`)).json()) as Record<string, string>[];
		expect(posts).toHaveLength(15);
		expect(Object.keys(posts[0] ?? {}).toSorted()).toEqual([
			"category",
			"created_at",
			"excerpt",
			"id",
			"slug",
			"title",
		]);
		const days = posts.map(({ created_at = "" }) => created_at);
		expect(days).toEqual(days.toSorted().reverse());
		expect(posts.map(({ slug }) => slug)).not.toContain("unpublished");
	});
});

/** Stories that are there in some languages only; older than all others, so that the lists above stay as they are. */
const translated = [
	{ ...base, slug: "kiwi", title: "Kiwi in English", category: "Fruit" },
	{ ...base, slug: "kiwi.es", title: "Kiwi en español", category: "Fruta" },
	{ ...base, slug: "mango.es", title: "Mango en español", category: "Fruta" },
	{ ...base, slug: "guava", title: "Guava in English", category: "Fruit" },
	{ ...base, slug: "guava.pt", title: "Goiaba em português", category: "Fruta", published: false },
] as (typeof blogPosts.$inferInsert)[];

describe.each(engines)("languages of stories on $name", (engine) => {
	let site: Site;
	beforeAll(async () => {
		const place = await engine.place();
		const { db, close } = await engine.open(place);
		await db.insert(blogPosts).values(translated);
		await close();
		site = await engine.start({ ...place, SITE_URL: "https://www.example.com" });
	});
	afterAll(async () => {
		expect(await site.stop()).toBe(0);
	});
	const read = async (path: string) => (await fetch(site.url + path)).text();
	const prefixes = { en: "", es: "/es", pt: "/pt" };

	/** The cards of a list: address, title, the language it is marked with, and the note on it. */
	async function cards(path: string) {
		const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await read(path)) ?? [];
		const parts = main.split(/(?=<li class="[^"]*\bgroup\b|<article)/).slice(1);
		return parts.map((part) => {
			const [, lang, href, title] = /<h2 lang="(\w+)"[^>]*><a [^>]*href="([^"]+)"[^>]*>([^<]+)</.exec(part) ?? [];
			return { lang, href, title, note: />(In|En|Em) ([^<]+)<\/span>/.exec(part)?.[2] };
		});
	}

	test.each([
		[
			"/blog?category=Fruit",
			[
				["en", "/blog/kiwi", "Kiwi in English"],
				["en", "/blog/guava", "Guava in English"],
			],
		],
		["/blog?category=Fruta", [["es", "/blog/mango", "Mango en español", "Spanish"]]],
		[
			"/es/blog?category=Fruta",
			[
				["es", "/es/blog/kiwi", "Kiwi en español"],
				["es", "/es/blog/mango", "Mango en español"],
			],
		],
		["/es/blog?category=Fruit", [["en", "/es/blog/guava", "Guava in English", "inglés"]]],
		[
			"/pt/blog?category=Fruit",
			[
				["en", "/pt/blog/kiwi", "Kiwi in English", "inglês"],
				["en", "/pt/blog/guava", "Guava in English", "inglês"],
			],
		],
		["/pt/blog?q=mango", [["es", "/pt/blog/mango", "Mango en español", "espanhol"]]],
		["/es/blog?q=kiwi", [["es", "/es/blog/kiwi", "Kiwi en español"]]],
		["/es/blog?q=kiwi+in+english", []],
	])("BLOG-2 %s shows each story once, in the visitor's language where it is there", async (path, expected) => {
		const found = (await cards(path)).map(({ lang, href, title, note }) => [lang, href, title, note]);
		expect(found.toSorted()).toEqual(expected.map(([lang, href, title, note]) => [lang, href, title, note]).toSorted());
	});

	test("BLOG-1 the categories are those of what is shown, in the order of the language", async () => {
		const categories = async (path: string) =>
			[...(await read(path)).matchAll(/<button[^>]*name="category"[^>]*>([^<]*)</g)].map(([, label]) => label).slice(1);
		expect(await categories("/es/blog")).toEqual([
			"Todos",
			"Accesorios",
			"Celular",
			"Fruit",
			"Fruta",
			"Guías",
			"Internet",
			"Nuestras tiendas",
			"Seguridad",
			"TV y streaming",
		]);
		expect(await categories("/blog")).not.toContain("Guías");
	});

	test("BLOG-4 a category of another language is the one that its stories are in here", async () => {
		const guides = async (path: string) => (await cards(path)).map(({ href = "" }) => href.replace(/^\/(es|pt)/, ""));
		const english = await guides("/blog?category=Guides");
		expect(english).toHaveLength(3);
		expect(await guides("/es/blog?category=Guides")).toEqual(english);
		expect(await guides("/blog?category=Gu%C3%ADas")).toEqual(english);
		expect(await guides("/pt/blog?category=Gu%C3%ADas")).toEqual(english);
		expect(await guides("/es/blog?category=nothing")).toEqual([]);
	});

	test("POST-1 a story stands at one path in all languages, says its own, and names the translations that there are", async () => {
		const story = async (path: string) => {
			const html = await read(path);
			return {
				title: /<h1[^>]*lang="(\w+)"[^>]*>([^<]+)</.exec(html)?.slice(1).join(" "),
				content: /<div lang="(\w+)" class="story-content"/.exec(html)?.[1],
				canonical: /<link rel="canonical" href="https:\/\/www\.example\.com([^"]+)"/.exec(html)?.[1],
				languages: [
					...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="https:\/\/www\.example\.com([^"]+)"/gi),
				].map(([, language, path]) => `${language} ${path}`),
				note: /(this story is only available in|solo está en|só está disponível em) (\S+)(?= so far|\.)/.exec(
					html,
				)?.[2],
				inLanguage: /"inLanguage":"(\w+)"/.exec(html)?.[1],
			};
		};
		const kiwi = ["en /blog/kiwi", "es /es/blog/kiwi", "x-default /blog/kiwi"];
		expect(await story("/blog/kiwi")).toEqual({
			title: "en Kiwi in English",
			content: "en",
			canonical: "/blog/kiwi",
			languages: kiwi,
			note: undefined,
			inLanguage: "en",
		});
		expect(await story("/es/blog/kiwi")).toEqual({
			title: "es Kiwi en español",
			content: "es",
			canonical: "/es/blog/kiwi",
			languages: kiwi,
			note: undefined,
			inLanguage: "es",
		});
		expect(await story("/pt/blog/kiwi")).toEqual({
			title: "en Kiwi in English",
			content: "en",
			canonical: "/blog/kiwi",
			languages: kiwi,
			note: "inglês",
			inLanguage: "en",
		});
		expect(await story("/blog/mango")).toEqual({
			title: "es Mango en español",
			content: "es",
			canonical: "/es/blog/mango",
			languages: ["es /es/blog/mango", "x-default /es/blog/mango"],
			note: "Spanish",
			inLanguage: "es",
		});
		expect((await story("/pt/blog/guava")).title).toBe("en Guava in English");
		for (const path of ["/blog/kiwi.es", "/es/blog/kiwi.es"]) expect((await fetch(site.url + path)).status).toBe(404);
	});

	test("SRCH-6 the search and the feed get each story once, in the visitor's language", async () => {
		for (const [language, prefix] of Object.entries(prefixes)) {
			const posts = (await (await fetch(`${site.url}${prefix}/search-posts`)).json()) as {
				slug: string;
				language?: string;
			}[];
			expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
			const kiwi = posts.find(({ slug }) => slug === "kiwi");
			expect(kiwi).toMatchObject({ title: language === "es" ? "Kiwi en español" : "Kiwi in English" });
			expect(kiwi?.language).toBe(language === "pt" ? "en" : undefined);
			const feed = await read(`${prefix}/blog/feed.xml`);
			expect(feed.match(/<entry /g)).toHaveLength(15);
			expect(feed).toMatch(new RegExp(`<entry xml:lang="es">\\s*<id>https://www.example.com${prefix}/blog/mango<`));
		}
	});

	test("the sitemap lists a story only in the languages that it is there in", async () => {
		const xml = await read("/sitemap.xml");
		const entries = [...xml.matchAll(/<url><loc>https:\/\/www\.example\.com([^<]+)<\/loc>(.*?)<\/url>/g)];
		const of = (name: string) =>
			entries.filter(([, path = ""]) => path.endsWith(`/blog/${name}`)).map(([, path]) => path);
		expect(of("kiwi")).toEqual(["/blog/kiwi", "/es/blog/kiwi"]);
		expect(of("mango")).toEqual(["/es/blog/mango"]);
		expect(of("guava")).toEqual(["/blog/guava"]);
		expect(of("prepaid-or-postpaid")).toHaveLength(3);
	});
});

describe.each(engines)("stories that cannot be read on $name", (engine) => {
	let site: Site;
	beforeAll(async () => {
		const place = await engine.place();
		const { db, close } = await engine.open(place);
		await db.execute(sql`alter table blog_posts rename to blog_posts_elsewhere`);
		await close();
		site = await engine.start(place);
	});
	afterAll(async () => {
		expect(await site.stop()).toBe(0);
	});

	test("BLOG-6 the list says so, the log says why, and the answer is no success", async () => {
		const response = await fetch(`${site.url}/blog?q=fiber`);
		expect(response.status).toBe(503);
		const html = await response.text();
		expect(html).toContain("Failed to load blog posts. Please try again later.");
		expect(html).toContain('href="/blog?q=fiber"');
		expect(html).not.toContain("No stories found");
		await expect.poll(() => site.output()).toContain("the stories could not be read");
		expect(site.output()).toMatch(/blog_posts.*does not exist/);
	});

	test("POST-3 a story shows as not found, and the log says why", async () => {
		const response = await fetch(`${site.url}/blog/bring-your-own-phone`);
		expect(response.status).toBe(503);
		expect(await response.text()).toContain("Story not found");
		await expect.poll(() => site.output()).toContain("a story could not be read");
	});

	test("the rest of the site goes on", async () => {
		for (const path of ["/", "/wireless-plans", "/locations"]) expect((await fetch(site.url + path)).status).toBe(200);
	});
});
