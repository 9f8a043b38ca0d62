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
	[["personal-data", "show", "x@y.z"], { request: { ask: "show personal data", who: "x@y.z" } }],
	[["personal-data", "delete", "x@y.z"], { request: { ask: "delete personal data", who: "x@y.z" } }],
	[["messages", "export"], { request: { ask: "export messages" } }],
	[["messages", "export", "x.csv"], { request: { ask: "export messages" }, file: "x.csv" }],
	[["catalogue", "export", "x.json"], { request: { ask: "export catalogue" }, file: "x.json" }],
	[["catalogue", "publish"], { request: { ask: "publish catalogue" } }],
	[["catalogue", "publish", "--note", "Friday"], { request: { ask: "publish catalogue", note: "Friday" } }],
	[["catalogue", "undo"], { request: { ask: "undo release" } }],
	[["catalogue", "undo", "--by", "ana@example.com"], { request: { ask: "undo release", by: "ana@example.com" } }],
	[["catalogue", "diff"], { request: { ask: "show catalogue changes" } }],
	[["catalogue", "history"], { request: { ask: "show catalogue history" } }],
	[["catalogue", "history", "deal/x"], { request: { ask: "show catalogue history", item: "deal/x" } }],
	[["prices"], { request: { ask: "list prices", days: 30 } }],
	[["prices", "list", "--days", "7"], { request: { ask: "list prices", days: 7 } }],
	[
		["prices", "confirm", "a", "b", "--source", "att.com"],
		{ request: { ask: "confirm prices", items: ["a", "b"], source: "att.com" } },
	],
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
	[["catalogue"]],
	[["catalogue", "export"]],
	[["catalogue", "export", "x.json", "--note", "x"]],
	[["catalogue", "import"]],
	[["catalogue", "publish", "now"]],
	[["catalogue", "publish", "--note"]],
	[["catalogue", "undo", "--dry-run"]],
	[["catalogue", "diff", "--by", "ana@example.com"]],
	[["prices", "--by", "ana@example.com"]],
	[["catalogue", "history", "--all"]],
	[["prices", "list", "--days", "many"]],
	[["prices", "confirm", "a"]],
	[["prices", "confirm", "--source", "att.com"]],
	[["prices", "--all"]],
])("%j prints the usage", (words) => {
	expect(() => readArguments(words)).toThrow(/^Usage: npm run (stories|messages|catalogue|prices) -- /);
});

test("CAT-7 a catalogue file is sent as it is", () => {
	const path = write("catalogue.json", "{}");
	expect(readArguments(["catalogue", "import", path, "--dry-run"])).toEqual({
		request: { ask: "import catalogue", content: "{}", dryRun: true },
	});
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

test.each([
	[["invite", "new@example.com"], { ask: "invite staff", email: "new@example.com", role: "owner", stores: [] }],
	[
		["invite", "new@example.com", "--store", "one", "--role", "clerk", "--store", "two"],
		{ ask: "invite staff", email: "new@example.com", role: "clerk", stores: ["one", "two"] },
	],
	[["list"], { ask: "list staff" }],
	[["remove", "old@example.com"], { ask: "remove staff", email: "old@example.com" }],
	[["restore", "old@example.com"], { ask: "restore staff", email: "old@example.com" }],
])("STAFF-7 staff %j is understood", (words, request) => {
	expect(readArguments(["staff", ...words])).toEqual({ request });
});

test.each([
	[[]],
	[["invite"]],
	[["invite", "no address"]],
	[["invite", "new@example.com", "--role", "king"]],
	[["invite", "new@example.com", "--role"]],
	[["remove", "old@example.com", "--role", "clerk"]],
	[["list", "old@example.com"]],
])("STAFF-7 staff %j is answered with the usage", (words) => {
	expect(() => readArguments(["staff", ...words])).toThrow(/^Usage: npm run staff/);
});
