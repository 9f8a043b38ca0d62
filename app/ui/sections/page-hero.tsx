import type { ReactNode } from "react";
import { Picture, type PictureSource } from "../primitives/picture";
import { Eyebrow } from "./eyebrow";

/** The page's title on the dark band. The art is decorative; on a phone the title wraps around it. */
export function PageHero({
	eyebrow,
	title,
	lead,
	art,
	children,
}: {
	eyebrow: string;
	title: string;
	lead: string;
	art?: PictureSource;
	children?: ReactNode;
}) {
	return (
		<section data-band="" className={`bg-band text-on-band ${art ? "page-hero-with-art" : "page-hero"}`}>
			<div className="page-width pt-4 pb-12 sm:py-16 lg:py-20">
				{art && (
					<Picture
						picture={art}
						alt=""
						urgent
						isArt
						sizes="(width < 48rem) 8.5rem, (width < 64rem) 42vw, 32rem"
						className="page-hero-art"
					/>
				)}
				<div>
					<Eyebrow>{eyebrow}</Eyebrow>
					<h1 className="mt-1.5 max-w-3xl text-3xl sm:mt-3">{title}</h1>
					<p className="mt-4 max-w-2xl text-lg text-on-band-soft">{lead}</p>
					{children}
				</div>
			</div>
		</section>
	);
}
