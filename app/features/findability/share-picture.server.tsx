import { renderAsync } from "@resvg/resvg-js";
import type { ReactNode } from "react";
import satori from "satori";
import { dealer } from "../../content/dealer";
import { say } from "../../platform/language";
import bricolage from "../../ui/styles/fonts/bricolage.woff2?inline";
import inter from "../../ui/styles/fonts/inter.woff2?inline";
import { mark, scenery } from "./brand-art.server";

/** What a share picture is made from. */
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
const image = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** Long titles are set smaller, so that the longest one still fits in four lines. */
const titleSize = (title: string) => (title.length > 70 ? 52 : title.length > 44 ? 62 : title.length > 22 ? 80 : 104);

/** A page as others see it when its address is shared: its title on the brand's band, as a PNG. */
export async function drawSharePicture(subject: ShareSubject): Promise<Uint8Array<ArrayBuffer>> {
	const svg = await satori(<Card {...subject} />, {
		width: WIDTH,
		height: HEIGHT,
		fonts: [
			{ name: "Bricolage Grotesque", data: bytes(bricolage), weight: 800 },
			{ name: "Inter", data: bytes(inter), weight: 400 },
		],
	});
	const picture = await renderAsync(svg, { fitTo: { mode: "original" }, font: { loadSystemFonts: false } });
	return new Uint8Array(picture.asPng());
}

function Card({ title, section, color = "#f5b642" }: ShareSubject): ReactNode {
	return (
		<div style={{ display: "flex", background: "#14305a", color: "#fbf9f4", fontFamily: "Inter" }}>
			<img alt="" src={image(scenery)} width={WIDTH} height={HEIGHT} />
			<div
				style={{
					position: "absolute",
					display: "flex",
					flexDirection: "column",
					justifyContent: "space-between",
					width: WIDTH,
					height: HEIGHT,
					boxSizing: "border-box",
					padding: "52px 72px 22px",
				}}
			>
				<div style={{ display: "flex", alignItems: "center" }}>
					<img alt="" src={image(mark)} width={80} height={80} />
					<div style={{ display: "flex", flexDirection: "column", marginLeft: 20, fontFamily: "Bricolage Grotesque" }}>
						<span style={{ fontSize: 36, letterSpacing: -0.5 }}>{dealer.shortName}</span>
						<span style={{ fontSize: 19, letterSpacing: 4, textTransform: "uppercase", color: "#bfd3ea" }}>
							{dealer.name.slice(dealer.shortName.length).trim()}
						</span>
					</div>
				</div>
				<div style={{ display: "flex", maxWidth: 780, marginBottom: 70 }}>
					<div style={{ width: 14, flexShrink: 0, borderRadius: 7, background: color }} />
					<div style={{ display: "flex", flexDirection: "column", marginLeft: 30 }}>
						<span style={{ fontSize: 30, color: "#f5c667" }}>{section}</span>
						<div
							style={{
								display: "flex",
								marginTop: 6,
								fontFamily: "Bricolage Grotesque",
								fontSize: titleSize(title),
								lineHeight: 1.06,
								letterSpacing: -1.5,
							}}
						>
							{title}
						</div>
					</div>
				</div>
				<span style={{ fontSize: 27, color: "#cfdcec" }}>{say(dealer.tagline)}</span>
			</div>
		</div>
	);
}
