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
])("parses %j", (words, asked) => {
	expect(readArguments(words)).toEqual(asked);
});

test("a story file is parsed, its name is the slug, and removed tags are reported", () => {
	// Notepad writes a byte order mark.
	const path = write("a-story-2.md", `\ufeff${story}`);
	expect(readArguments(["stories", "add", path, "--replace"])).toMatchObject({
		request: {
			ask: "add story",
			replace: true,
			story: { slug: "a-story-2", title: "A story", createdAt: "2026-11-02T14:00:00.000Z" },
		},
		note: "Removed tags that are not allowed in a story: b.",
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
])("%j prints the usage", (words) => {
	expect(() => readArguments(words)).toThrow(/^Usage: npm run (stories|messages) -- list \| /);
});

test.each([
	["a missing file", () => join(folder, "nowhere.md"), /^No such file: .*nowhere\.md\.$/],
	["a folder", () => mkdirSync(join(folder, "a.md"), { recursive: true }) ?? "", /^Cannot read .*a\.md: /],
	["a name that is not a slug", () => write("Más Ideas.md", story), /such as mas-ideas\.md\.$/],
	["a name without a letter", () => write("¿.md", story), /such as my-story\.md\.$/],
	["another kind of file", () => write("story.txt", story), /then \.md, such as /],
	["a name that is too long", () => join(folder, `${"x".repeat(101)}.md`), /^The file name/],
	["a file that is too large", () => write("large.md", story.padEnd(300_000, "x")), /at most 256 kB\.$/],
	[
		"another encoding",
		() => write("latin.md", Buffer.from(`${story}caf\xe9`, "latin1")),
		/is not a UTF-8 text file\.$/,
	],
	["null bytes", () => write("zeros.md", `${story}\0`), /is not a UTF-8 text file\.$/],
	[
		"an error in the file",
		() => write("faulty.md", story.replace("title", "titel")),
		/^faulty: "titel: A story" is no field/,
	],
])("%s is reported in one line", (_, path, sentence) => {
	const file = path();
	expect(() => readArguments(["stories", "add", file])).toThrow(Refusal);
	expect(() => readArguments(["stories", "add", file])).toThrow(sentence);
});
