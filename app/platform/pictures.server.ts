import manifest from "../content/pictures.json" with { type: "json" };
import type { PictureSource } from "../ui/primitives/picture";

interface Entry {
	formats: string[];
	widths: number[];
	width: number;
	height: number;
	version: string;
	color: string | null;
}

const entries = new Map(Object.entries(manifest as Record<string, Entry>));

/** The brand's pattern, for entries without a picture. */
const DEFAULT = "default";

export const hasPicture = (key: string): boolean => entries.has(key);

/** The path of a picture file; the suffix is a width and a format. */
const pictureFile = (key: string, suffix: string) => `/images/${key}${suffix}`;

/** The present version of each picture file: the `v` of its URL. */
export const pictureVersions: ReadonlyMap<string, string> = new Map(
	[...entries].flatMap(([key, { formats, widths, version }]) =>
		formats.flatMap((format) =>
			(widths.length === 0 ? [`.${format}`] : widths.map((width) => `-${width}.${format}`)).map(
				(suffix): [string, string] => [pictureFile(key, suffix), version],
			),
		),
	),
);

/** A picture of the catalogue by key ("cases/case-clear-slim"), with immutable URLs. */
export function pictureOf(key: string): PictureSource {
	const known = entries.has(key) ? key : DEFAULT;
	const { formats, widths, width, height, version, color } = entries.get(known) ?? manifest[DEFAULT];
	const file = (suffix: string) => `${pictureFile(known, suffix)}?v=${version}`;
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
