import { expect, test } from "vitest";
import { suggest } from "./score-entries";
import type { IndexEntry, IndexPost } from "./search-index";

const entry = (title: string, description = "", category = "", url = `/${title}`): IndexEntry => ({
	title,
	description,
	category,
	url,
	type: "page",
});

const post = (title: string, excerpt: string | null = null, category = "Guides"): IndexPost => ({
	id: title,
	slug: title.toLowerCase().replaceAll(" ", "-"),
	title,
	excerpt,
	category,
	created_at: "2026-01-01T00:00:00.000Z",
});

const scores = (query: string, entries: IndexEntry[], posts: IndexPost[] = []) =>
	suggest(query, entries, posts).map(({ title, score }) => [title, score]);

test.each([
	["title equals the query", entry("Blog"), 100],
	["title equals it apart from case", entry("BLOG"), 100],
	["title starts with it", entry("Blog and Stories"), 80],
	["title contains it", entry("Our Blog"), 60],
	["description contains it", entry("Stories", "Read our BLOG"), 40],
	["category contains it", entry("Stories", "Read", "Weblogs"), 20],
])("SRCH-3 %s", (_, one, score) => {
	expect(scores("bLoG", [one])).toEqual([[one.title, score]]);
});

test("SRCH-3 only the best score that applies counts", () => {
	expect(scores("blog", [entry("Blog", "the blog", "Blog")])).toEqual([["Blog", 100]]);
	expect(scores("blog", [entry("A blog", "the blog", "Blog")])).toEqual([["A blog", 60]]);
	expect(scores("blog", [entry("Stories", "the blog", "Blog")])).toEqual([["Stories", 40]]);
});

test("SRCH-3 entries that do not match are left out", () => {
	expect(scores("tv", [entry("Blog", "Stories", "Pages")], [post("Fiber")])).toEqual([]);
});

test.each([
	["title", post("All about Fiber")],
	["excerpt", post("Faster", "What fiber is")],
	["category", post("Faster", null, "Fiber")],
	["title, exactly", post("fiber")],
])("SRCH-3 a post that matches by its %s scores 30", (_, one) => {
	expect(scores("FIBER", [], [one])).toEqual([[one.title, 30]]);
});

test("SRCH-3 accents make no difference, in either direction", () => {
	expect(scores("telefono", [entry("Teléfono")])).toEqual([["Teléfono", 100]]);
	expect(scores("TELÉFONO", [entry("Telefono fijo")])).toEqual([["Telefono fijo", 80]]);
});

test.each(["", " ", "b", " b ", "   "])("SRCH-2 %j is too short for suggestions", (query) => {
	expect(suggest(query, [entry("b"), entry("blog")], [post("b")])).toEqual([]);
});

test("SRCH-2 two characters are enough, surrounding spaces do not count", () => {
	expect(scores("tv", [entry("TV")])).toEqual([["TV", 100]]);
	expect(scores("  tv ", [entry("TV")])).toEqual([["TV", 100]]);
});

test("SRCH-4 at most six entries and two posts, the newest two", () => {
	const entries = Array.from({ length: 9 }, (_, at) => entry(`Plan ${at}`));
	const posts = ["Plan A", "Plan B", "Plan C"].map((title) => post(title));
	const found = suggest("plan", entries, posts);
	expect(found).toHaveLength(8);
	expect(found.map(({ title }) => title)).toEqual([
		...Array.from({ length: 6 }, (_, at) => `Plan ${at}`),
		"Plan A",
		"Plan B",
	]);
});

test("SRCH-4 the best six entries are kept, wherever they are in the catalogue", () => {
	const weak = Array.from({ length: 6 }, (_, at) => entry(`Weak ${at}`, "", "Plans"));
	const found = scores("plan", [...weak, entry("Plan")]);
	expect(found).toHaveLength(6);
	expect(found[0]).toEqual(["Plan", 100]);
	expect(found.some(([title]) => title === "Weak 5")).toBe(false);
});

test("SRCH-4 entries and posts are merged by score", () => {
	const entries = [entry("In category", "", "fiber"), entry("In description", "fiber"), entry("Fiber")];
	expect(scores("fiber", entries, [post("Fiber story")])).toEqual([
		["Fiber", 100],
		["In description", 40],
		["Fiber story", 30],
		["In category", 20],
	]);
});

test("SRCH-4 ties keep the order of the catalogue", () => {
	const titles = ["Fiber C", "Fiber A", "Fiber B"];
	expect(
		suggest(
			"fiber",
			titles.map((title) => entry(title)),
			[],
		).map(({ title }) => title),
	).toEqual(titles);
});

test("SRCH-5 a suggestion carries title, description, url, category, type and score", () => {
	expect(
		suggest("fiber", [entry("Fiber", "Fast", "Services", "/internet-plans")], [post("My Fiber", "So fast")]),
	).toEqual([
		{ title: "Fiber", description: "Fast", url: "/internet-plans", category: "Services", type: "page", score: 100 },
		{
			title: "My Fiber",
			description: "So fast",
			url: "/blog/my-fiber",
			category: "Guides",
			type: "blog",
			score: 30,
		},
	]);
});

test("SRCH-5 a post without an excerpt has an empty description", () => {
	expect(suggest("fiber", [], [post("Fiber")])[0]?.description).toBe("");
});
