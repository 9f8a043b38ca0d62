import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guideBlocks } from "./guide-blocks";

const blocks = guideBlocks(readFileSync("docs/back-office.md", "utf8"));

test("GUIDE-1 every screen's link to the guide leads to a section of it", () => {
	const sections = blocks.flatMap((block) => (block.type === "heading" ? [block.id] : []));
	const screens = globSync(["app/admin/**/*.tsx", "app/routes/admin/*.tsx"]).map((file) => readFileSync(file, "utf8"));
	const links = screens.flatMap((code) => [...code.matchAll(/guide="([^"]+)"/g)].map(([, id]) => id));
	expect(links.length).toBeGreaterThan(8);
	expect(links.filter((id) => !sections.includes(id ?? ""))).toEqual([]);
});

test("the guide is made of headings, paragraphs, lists and pictures with a text", () => {
	const types = new Set(blocks.map(({ type }) => type));
	expect([...types].toSorted()).toEqual(["heading", "list", "paragraph", "picture"]);
	for (const block of blocks) if (block.type === "picture") expect(block.alt).not.toBe("");
	expect(guideBlocks("# Title\n\n## A part\n\n<script>x</script>\n\nHi **you** `x`")).toEqual([
		{ type: "heading", level: 2, id: "a-part", spans: [{ text: "A part", style: "plain" }] },
		{
			type: "paragraph",
			spans: [
				{ text: "Hi ", style: "plain" },
				{ text: "you", style: "strong" },
				{ text: " ", style: "plain" },
				{ text: "x", style: "code" },
			],
		},
	]);
});
