import text from "../../../docs/back-office.md?raw";
import { type Block, guideBlocks } from "./guide-blocks";

const files = import.meta.glob<string>("../../../docs/pictures/back-office-*.webp", {
	query: "?url",
	import: "default",
	eager: true,
});
const pictures = new Map(Object.entries(files).map(([path, url]) => [path.replace(/^.*\//, ""), url]));

export type GuideBlock = Exclude<Block, { type: "picture" }> | { type: "picture"; src: string; alt: string };

/** The owner's guide, docs/back-office.md; a picture that was not taken yet is left out. */
export const guide: readonly GuideBlock[] = guideBlocks(text).flatMap((block): GuideBlock[] => {
	if (block.type !== "picture") return [block];
	const src = pictures.get(block.name);
	return src ? [{ type: "picture", src, alt: block.alt }] : [];
});
