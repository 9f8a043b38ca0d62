import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Refusal } from "../../db/refusal";
import { readArguments } from "./arguments";

const folder = mkdtempSync(join(tmpdir(), "arguments-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Buffer) => {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
};
const story = "---\ntitle: A story\ncategory: Guides\nauthor: The team\ndate: 2026-11-02\n---\n\nWords <b>here</b>.\n";

test.each([
	[["stories", "list"], { request: { ask: "list stories" } }],
	[["stories", "publish", "a-b"], { request: { ask: "publish story", slug: "a-b" } }],
	[["stories", "unpublish", "a-b"], { request: { ask: "unpublish story", slug: "a-b" } }],
	[["stories", "remove", "a-b"], { request: { ask: "remove story", slug: "a-b" } }],
	[["messages", "list"], { request: { ask: "list messages" } }],
	[["messages", "show", "BP-1"], { request: { ask: "show message", id: "BP-1" } }],
	[["messages", "export"], { request: { ask: "export messages" } }],
	[["messages", "export", "x.csv"], { request: { ask: "export messages" }, file: "x.csv" }],
])("%j is understood", (words, asked) => {
	expect(readArguments(words)).toEqual(asked);
});

test("a file is read, its name is the slug, and its author learns what is left out", () => {
	// Notepad puts a mark before the text.
	const path = write("a-story-2.md", `\ufeff${story}`);
	expect(readArguments(["stories", "add", path, "--replace"])).toMatchObject({
		request: {
			ask: "add story",
			replace: true,
			story: { slug: "a-story-2", title: "A story", createdAt: "2026-11-02T14:00:00.000Z" },
		},
		note: "Left out, as a story may not contain it: b.",
	});
});

test.each([
	[[]],
	[["stories"]],
	[["stories", "add"]],
	[["stories", "remove", "a", "b"]],
	[["stories", "list", "--replace"]],
	[["stories", "list", "--help"]],
	[["stories", "publish", "--all"]],
	[["messages", "show"]],
	[["messages", "remove", "x"]],
	[["else", "list"]],
])("%j is answered with what was expected", (words) => {
	expect(() => readArguments(words)).toThrow(/^Expected: npm run (stories|messages) -- list \| /);
});

test.each([
	["a file that is not there", () => join(folder, "nowhere.md"), /^There is no file .*nowhere\.md\.$/],
	["a folder", () => mkdirSync(join(folder, "a.md"), { recursive: true }) ?? "", /a\.md cannot be read: /],
	["a name that is no address", () => write("Más Ideas.md", story), /such as mas-ideas\.md\.$/],
	["a name without a letter", () => write("¿.md", story), /such as my-story\.md\.$/],
	["another kind of file", () => write("story.txt", story), /then \.md, such as /],
	["a name without end", () => join(folder, `${"x".repeat(101)}.md`), /^The name of the file/],
	["a file without end", () => write("large.md", story.padEnd(300_000, "x")), /at most 256 kB\.$/],
	["another encoding", () => write("latin.md", Buffer.from(`${story}caf\xe9`, "latin1")), /is not a text in UTF-8\.$/],
	["zeros", () => write("zeros.md", `${story}\0`), /is not a text in UTF-8\.$/],
	[
		"a fault in the file",
		() => write("faulty.md", story.replace("title", "titel")),
		/^faulty: "titel: A story" is no field/,
	],
])("%s is refused in one sentence", (_, path, sentence) => {
	const file = path();
	expect(() => readArguments(["stories", "add", file])).toThrow(Refusal);
	expect(() => readArguments(["stories", "add", file])).toThrow(sentence);
});
