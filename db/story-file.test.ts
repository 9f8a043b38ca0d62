import { expect, test } from "vitest";
import { Refusal } from "./refusal";
import { parseStory } from "./story-file";
import { splitSlug } from "./story-slug";

const file = (front: string, body = "Some **words**.") => `---\n${front}\n---\n\n${body}\n`;
const whole = "title: A: story\ncategory: Guides\nauthor: The team\ntags: one, two\ndate: 2026-05-01";

test("front matter and Markdown become a story, with its read time", () => {
	const { row, leftOut } = parseStory("a-story", file(whole, "word ".repeat(500)));
	expect(row).toMatchObject({
		slug: "a-story",
		title: "A: story",
		tags: ["one", "two"],
		readTime: 3,
		published: true,
		featured: false,
		excerpt: null,
		featuredImageUrl: null,
	});
	expect(leftOut).toEqual([]);
	expect(parseStory("a-story", file(whole)).row.content.trim()).toBe("<p>Some <strong>words</strong>.</p>");
});

test("a story has a language, English unless it says another, and may say what it is the translation of", () => {
	const parsed = (more: string) => parseStory("a-story", file(`${whole}\n${more}`));
	expect(parseStory("a-story", file(whole))).toMatchObject({ row: { slug: "a-story" }, isTranslation: false });
	expect(parsed("language: en").row.slug).toBe("a-story");
	expect(parsed("language: es")).toMatchObject({ row: { slug: "a-story.es" }, isTranslation: false });
	for (const original of ["moving-day", "moving-day.es"])
		expect(parsed(`language: pt\ntranslation-of: ${original}`)).toMatchObject({
			row: { slug: "moving-day.pt" },
			isTranslation: true,
		});
});

test.each([
	["a-story", "a-story", "en"],
	["a-story.es", "a-story", "es"],
	["a-story.pt", "a-story", "pt"],
	["a-story.en", "a-story.en", "en"],
	["a-story.fr", "a-story.fr", "en"],
	["es", "es", "en"],
])("the slug %s is the story %s in %s", (slug, story, language) => {
	expect(splitSlug(slug)).toEqual({ story, language });
});

test("line ends of Windows, quotes and blank lines mean the same", () => {
	const source = file(`\n${whole.replace("A: story", '"A: story"')}\n`);
	expect(parseStory("a-story", source.replaceAll("\n", "\r\n")).row).toMatchObject({ title: "A: story", readTime: 1 });
});

test("POST-1 what a story may not contain is taken out before it is stored, and named", () => {
	const body =
		"Hello <script>alert(1)</script>\n\n![a](https://example.com/a.png)\n\n[x](javascript:alert(1)) <b onclick=x>b</b>";
	const { row, leftOut } = parseStory("a-story", file(whole, body));
	expect(row.content).not.toMatch(/script|onclick|<img/);
	expect(leftOut).toEqual(["b", "img", "script"]);
});

test.each([
	["no front matter", "just text", "front matter"],
	["no end of the front matter", "---\ntitle: x\n", "front matter"],
	["no title", file("category: x\nauthor: x\ndate: 2026-05-01"), '"title: …"'],
	["an empty title", file(whole.replace("A: story", '""')), '"title: …"'],
	["a title without end", file(whole.replace("A: story", "x".repeat(201))), "title with at most 200"],
	["no category", file(whole.replace("category: Guides\n", "")), '"category: …"'],
	["no author", file(whole.replace("author: The team\n", "")), '"author: …"'],
	["no date", file(whole.replace("\ndate: 2026-05-01", "")), '"date: …"'],
	["a wrong date", file(whole.replace("2026-05-01", "soon")), "date as YYYY-MM-DD"],
	["a day that is not in the calendar", file(whole.replace("2026-05-01", "2026-02-30")), "a day that exists"],
	["a date with a time", file(whole.replace("2026-05-01", "2026-05-01T10:00")), "date as YYYY-MM-DD"],
	["a misspelt field", file(`${whole}\ncategry: x`), '"categry: x" is no field of a story'],
	["a line that is no field", file(`${whole}\njust words`), '"just words" is no field'],
	["a field given twice", file(`${whole}\ntitle: again`), "title stands there twice"],
	["published by another word", file(`${whole}\npublished: yes`), "published as true or false"],
	["a language that the site does not have", file(`${whole}\nlanguage: Spanish`), "language as one of en, es, pt"],
	[
		"a translation of an address",
		file(`${whole}\ntranslation-of: /blog/x`),
		"translation-of as the address of a story",
	],
	["no text", file(whole, ""), "some text"],
	["nothing but what is taken out", file(whole, "<script>alert(1)</script>"), "some text"],
	["nothing after the front matter", `---\n${whole}\n---`, "some text"],
	["a name every object has", file(`${whole}\n__proto__: x`), '"__proto__: x" is no field'],
	["another", file(`${whole}\nconstructor: x`), '"constructor: x" is no field'],
	["quotes in quotes without end", file(whole, ">".repeat(50_000)), "nested too deeply"],
])("%s is refused in one sentence", (_, source, message) => {
	expect(() => parseStory("a-story", source)).toThrow(Refusal);
	expect(() => parseStory("a-story", source)).toThrow(message);
});
