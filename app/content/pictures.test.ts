import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parseStory } from "../../db/story-file";
import { splitSlug } from "../../db/story-slug";
import { partners } from "./partners";
import { phoneCases } from "./phone-cases";
import manifest from "./pictures.json" with { type: "json" };
import { stores } from "./stores";
import { storyPictures } from "./story-pictures";

interface Entry {
	formats: string[];
	widths: number[];
	width: number;
	height: number;
	version: string;
	color: string | null;
}

const pictures = manifest as Record<string, Entry>;
const LIMIT = 60 * 1024;

const stories = globSync("db/stories/*/*.md").map(
	(file) => parseStory(basename(file, ".md"), readFileSync(file, "utf8")).row,
);

/** The pictures that code names: `pictureOf("heroes/tv")`. */
const named = globSync("app/{routes,features}/**/*.{ts,tsx}").flatMap((file) =>
	[...readFileSync(file, "utf8").matchAll(/pictureOf\("([^"]+)"\)/g)].map(([, key]) => key ?? ""),
);

/** Every file of every picture, with its size according to the manifest. */
const files = Object.entries(pictures).flatMap(([key, { formats, widths, width, height }]) =>
	formats.flatMap((format) =>
		widths.map((each) => ({
			path: `public/images/${key}-${each}.${format}`,
			size: [each, Math.round((height * each) / width)],
		})),
	),
);

/** Width and height from the file's header. */
function sizeOf(path: string): [number, number] {
	const bytes = readFileSync(path);
	if (path.endsWith(".avif")) {
		const at = bytes.indexOf("ispe");
		return [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
	}
	if (bytes.toString("latin1", 12, 16) === "VP8X") return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
	return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

test("every picture that the catalogue, a story or a page names exists, and no other", () => {
	const keys = [
		"default",
		...partners.map(({ logo }) => logo),
		...phoneCases.map(({ image }) => image),
		...stores.map(({ image }) => image),
		...stories.flatMap(({ featuredImageUrl }) => featuredImageUrl ?? []),
		...named,
	];
	expect(named.length).toBeGreaterThan(8);
	expect(keys.filter((key) => !pictures[key])).toEqual([]);
	expect(Object.keys(pictures).filter((key) => !keys.includes(key))).toEqual([]);
});

test("photographs are AVIF and WebP, drawings are SVG", () => {
	for (const [key, { formats, widths }] of Object.entries(pictures))
		expect(formats, key).toEqual(widths.length > 0 ? ["avif", "webp"] : ["svg"]);
});

test.each(files)("$path has the size that the manifest states, and at most 60 KB", ({ path, size }) => {
	expect(sizeOf(path)).toEqual(size);
	expect(statSync(path).size).toBeLessThanOrEqual(LIMIT);
});

test("there are no stray picture files", () => {
	const known = new Set(files.map(({ path }) => path));
	expect(globSync("public/images/*/*.{avif,webp}").filter((file) => !known.has(file))).toEqual([]);
});

test("the style sheet has the placeholder colour of every picture", () => {
	const colors = new Set(Object.values(pictures).flatMap(({ color }) => color ?? []));
	const rules = [...colors]
		.sort()
		.map((color) => `\t[data-ground="${color}"] {\n\t\tbackground-color: ${color};\n\t}\n`);
	const written = readFileSync("app/ui/styles/picture-grounds.css", "utf8").replace(/^\/\*.*\*\/\n/, "");
	expect(written).toBe(`@layer components {\n${rules.join("\n")}}\n`);
});

test("BLOG-3 a story has no picture of its own, and every picture has an alternative text", () => {
	const images = new Set(stories.flatMap(({ featuredImageUrl }) => featuredImageUrl ?? []));
	expect([...images].sort()).toEqual(Object.keys(storyPictures).sort());
	const without = stories.filter(({ featuredImageUrl }) => !featuredImageUrl);
	expect(new Set(without.map(({ slug }) => splitSlug(slug).story)).size).toBeGreaterThan(0);
});
