import type { CSSProperties } from "react";
import { dealer } from "../../content/dealer";
import { tagline } from "../../content/tagline";
import { backgroundWorker } from "../../platform/background-worker.server";
import { say } from "../../platform/language";
import bricolage from "../../ui/styles/fonts/bricolage.woff2?inline";
import inter from "../../ui/styles/fonts/inter.woff2?inline";
import { mark, scenery } from "./brand-art.server";
import type { CardElement, PictureFonts } from "./share-picture-worker";

/** What a share picture shows. */
export interface ShareSubject {
	title: string;
	/** The small line above the title: the part of the site that the page belongs to. */
	section: string;
	/** A partner's own colour, for the bar beside the title. */
	color?: string;
}

const WIDTH = 1200;
const HEIGHT = 630;

const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
const imageUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** Long titles are set smaller, so that the longest one still fits in four lines. */
const titleSize = (title: string) => (title.length > 70 ? 52 : title.length > 44 ? 62 : title.length > 22 ? 80 : 104);

const render = backgroundWorker<{ card: CardElement; width: number; height: number }, Uint8Array<ArrayBuffer>>({
	source: new URL("./share-picture-worker.ts", import.meta.url),
	// Each takes 0.1 s: whoever comes last waits for some seconds.
	mostWaiting: 64,
	workerData: {
		fonts: [
			{ name: "Bricolage Grotesque", data: bytes(bricolage), weight: 800 },
			{ name: "Inter", data: bytes(inter), weight: 400 },
		],
	} satisfies PictureFonts,
});

/** The picture that is shown when a page's URL is shared: its title on the brand's band, as a PNG. */
export const renderSharePicture = (subject: ShareSubject): Promise<Uint8Array<ArrayBuffer>> =>
	render({ card: card(subject), width: WIDTH, height: HEIGHT });

/** Plain objects instead of JSX, because they are sent to a worker thread. */
const box = (style: CSSProperties, ...children: (CardElement | string)[]): CardElement => ({
	type: "div",
	props: { style: { display: "flex", ...style }, children },
});
const text = (style: CSSProperties, content: string): CardElement => ({
	type: "span",
	props: { style, children: content },
});
const image = (svg: string, width: number, height: number): CardElement => ({
	type: "img",
	props: { src: imageUrl(svg), width, height },
});

function card({ title, section, color = "#f5b642" }: ShareSubject): CardElement {
	return box(
		{ background: "#14305a", color: "#fbf9f4", fontFamily: "Inter" },
		image(scenery, WIDTH, HEIGHT),
		box(
			{
				position: "absolute",
				flexDirection: "column",
				justifyContent: "space-between",
				width: WIDTH,
				height: HEIGHT,
				boxSizing: "border-box",
				padding: "52px 72px 22px",
			},
			box(
				{ alignItems: "center" },
				image(mark, 80, 80),
				box(
					{ flexDirection: "column", marginLeft: 20, fontFamily: "Bricolage Grotesque" },
					text({ fontSize: 36, letterSpacing: -0.5 }, dealer.shortName),
					text(
						{ fontSize: 19, letterSpacing: 4, textTransform: "uppercase", color: "#bfd3ea" },
						dealer.name.slice(dealer.shortName.length).trim(),
					),
				),
			),
			box(
				{ maxWidth: 780, marginBottom: 70 },
				box({ width: 14, flexShrink: 0, borderRadius: 7, background: color }),
				box(
					{ flexDirection: "column", marginLeft: 30 },
					text({ fontSize: 30, color: "#f5c667" }, section),
					box(
						{
							marginTop: 6,
							fontFamily: "Bricolage Grotesque",
							fontSize: titleSize(title),
							lineHeight: 1.06,
							letterSpacing: -1.5,
						},
						title,
					),
				),
			),
			text({ fontSize: 27, color: "#cfdcec" }, say(tagline)),
		),
	);
}
