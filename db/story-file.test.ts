import { expect, test } from "vitest";
import { parseStory } from "./story-file";

const file = (front: string, body = "Some **words**.") => `---\n${front}\n---\n\n${body}\n`;
const whole = "title: A: story\ncategory: Guides\nauthor: The team\ntags: one, two\ndate: 2026-05-01";

test("front matter and Markdown become a story, with its read time", () => {
	expect(parseStory("a-story", file(whole, "word ".repeat(500)))).toMatchObject({
		slug: "a-story",
		title: "A: story",
		tags: ["one", "two"],
		readTime: 3,
		published: true,
		featuredImageUrl: null,
	});
	expect(parseStory("a-story", file(whole)).content.trim()).toBe("<p>Some <strong>words</strong>.</p>");
});

test.each([
	["no front matter", "just text", "front matter"],
	["no title", file("category: x\nauthor: x\ndate: 2026-05-01"), '"title: …"'],
	["a wrong date", file(whole.replace("2026-05-01", "soon")), "date as YYYY-MM-DD"],
])("%s is refused by name", (_, source, message) => {
	expect(() => parseStory("a-story", source)).toThrow(message);
});
