/**
 * Makes public/icons and public/favicon.ico from the mark in public/favicon.svg. Run after the mark has changed:
 *   node_modules/.bin/node artwork/icons.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const svg = readFileSync("public/favicon.svg", "utf8");
const [, inside = ""] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];

/** The mark on a full square; phones cut their own shape out of it, so a maskable one keeps its distance. */
const square = (scale: number) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#16345c"/><g transform="translate(24 24) scale(${scale}) translate(-24 -24)">${inside}</g></svg>`;

const png = (source: string, size: number) =>
	new Resvg(source, { fitTo: { mode: "width", value: size } }).render().asPng();

/** A Windows icon that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(image.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, image]);
}

mkdirSync("public/icons", { recursive: true });
writeFileSync("public/favicon.ico", ico(png(svg, 32), 32));
writeFileSync("public/icons/apple-touch-180.png", png(square(0.9), 180));
for (const size of [192, 512]) {
	writeFileSync(`public/icons/icon-${size}.png`, png(svg, size));
	writeFileSync(`public/icons/maskable-${size}.png`, png(square(0.72), size));
}
