import manifest from "../content/pictures.json";
import type { PictureSource } from "../ui/primitives/picture";

interface Entry {
	formats: string[];
	widths: number[];
	width: number;
	height: number;
	version: string;
	color: string | null;
}

const entries = manifest as Record<string, Entry>;

/** The brand's pattern, for what has no picture of its own. */
const defaultPicture: PictureSource = {
	src: "/images/default.svg",
	width: 1200,
	height: 800,
	sources: [],
	color: null,
};

/** A picture of the catalogue by its key ("cases/case-clear-slim"), with addresses that may be cached for ever. */
export function pictureOf(key: string): PictureSource {
	const entry = entries[key];
	if (!entry) return defaultPicture;
	const { formats, widths, width, height, version, color } = entry;
	const file = (suffix: string) => `/images/${key}${suffix}?v=${version}`;
	const fallback = formats.at(-1) ?? "webp";
	if (widths.length === 0) return { src: file(`.${fallback}`), width, height, sources: [], color };
	return {
		src: file(`-${widths.at(-1)}.${fallback}`),
		width,
		height,
		color,
		sources: formats.map((format) => ({
			type: `image/${format}`,
			srcSet: widths.map((each) => `${file(`-${each}.${format}`)} ${each}w`).join(", "),
		})),
	};
}
