/** Renders share pictures in a thread of its own: each takes 0.1 s. */
import { workerData } from "node:worker_threads";
import { renderAsync } from "@resvg/resvg-js";
import type { CSSProperties, ReactNode } from "react";
import satori, { type SatoriOptions } from "satori";
import { answerRequests } from "../../platform/worker-requests.ts";

/** What satori takes in place of a React element. */
export interface CardElement {
	type: "div" | "img" | "span";
	props: {
		style?: CSSProperties;
		src?: string;
		width?: number;
		height?: number;
		children?: string | (CardElement | string)[];
	};
}

export interface PictureFonts {
	fonts: { name: string; data: Uint8Array; weight: 400 | 800 }[];
}

const fonts = (workerData as PictureFonts).fonts.map((font) => ({
	...font,
	data: Buffer.from(font.data),
})) satisfies SatoriOptions["fonts"];

answerRequests<{ card: CardElement; width: number; height: number }, Uint8Array>(async ({ card, width, height }) => {
	const svg = await satori(card as ReactNode, { width, height, fonts });
	const picture = await renderAsync(svg, { fitTo: { mode: "original" }, font: { loadSystemFonts: false } });
	return new Uint8Array(picture.asPng());
});
