import type { ReactNode } from "react";
import { Eyebrow } from "./eyebrow";

/** The head of a page: what it is, in one sentence, on the dark band. */
export function PageHero({
	eyebrow,
	title,
	lead,
	children,
}: {
	eyebrow: string;
	title: string;
	lead: string;
	children?: ReactNode;
}) {
	return (
		<section data-band="" className="page-hero bg-band text-on-band">
			<div className="page-width py-12 sm:py-16 lg:py-20">
				<Eyebrow>{eyebrow}</Eyebrow>
				<h1 className="mt-3 max-w-3xl text-3xl">{title}</h1>
				<p className="mt-4 max-w-2xl text-lg text-on-band-soft">{lead}</p>
				{children}
			</div>
		</section>
	);
}
