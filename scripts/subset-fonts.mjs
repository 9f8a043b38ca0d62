/**
 * Makes app/ui/styles/fonts from the open fonts of Fontsource: only the letters of our languages and the weights in use.
 * Its tools are not needed to build the site:
 *   npm install --no-save subset-font @fontsource-variable/inter @fontsource-variable/bricolage-grotesque
 *   node scripts/subset-fonts.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const range = (from, to) =>
	Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™→←↑↓−×✓`;

const fonts = [
	{ name: "inter", file: "inter/files/inter-latin-wght-normal.woff2", wght: { min: 400, max: 700 } },
	{
		name: "bricolage",
		file: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
		wght: { min: 500, max: 800 },
	},
];

for (const { name, file, wght } of fonts) {
	const source = readFileSync(`node_modules/@fontsource-variable/${file}`);
	const subset = await subsetFont(source, letters, { targetFormat: "woff2", variationAxes: { wght } });
	writeFileSync(`app/ui/styles/fonts/${name}.woff2`, subset);
	console.log(`${name}: ${subset.length} bytes`);
}
