import { optimize } from "svgo";

/** A stroke of this kind, so that dots, which are strokes of no length, are kept. */
export const strokes =
	'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/**
 * The same small picture in fewer signs and, where its parts look alike, in one path: pages carry many of them. A tenth of
 * a unit is less than a tenth of a pixel on the screen.
 */
export function smallestDrawing(drawing: string, viewBox: string, look = ""): string {
	const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${look}>${drawing}</svg>`, {
		multipass: true,
		floatPrecision: 1,
		plugins: [
			{
				name: "preset-default",
				params: { overrides: { convertShapeToPath: { convertArcs: true }, mergePaths: { force: true } } },
			},
		],
	});
	return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}
