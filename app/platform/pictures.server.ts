import manifest from "../content/pictures.json";
import type { PictureSource } from "../ui/primitives/picture";

interface Entry {
	formats: string[];
	widths: number[];
	width: number;
	height: number;
	version: string;
}

const entries = manifest as Record<string, Entry>;

/** A picture of the catalogue by its key ("cases/case-clear-slim"), with addresses that may be cached for ever. */
export function pictureOf(key: string): PictureSource {
	const entry = entries[key];
	if (!entry) throw new Error(`No picture ${key} in pictures.json`);
	const { formats, widths, width, height, version } = entry;
	const file = (suffix: string) => `/images/${key}${suffix}?v=${version}`;
	const fallback = formats.at(-1) ?? "webp";
	if (widths.length === 0) return { src: file(`.${fallback}`), width, height, sources: [] };
	return {
		src: file(`-${widths.at(-1)}.${fallback}`),
		width,
		height,
		sources: formats.map((format) => ({
			type: `image/${format}`,
			srcSet: widths.map((each) => `${file(`-${each}.${format}`)} ${each}w`).join(", "),
		})),
	};
}
