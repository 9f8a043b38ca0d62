import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/primitives/badge";
import { Picture } from "../../ui/primitives/picture";
import { Price } from "../../ui/primitives/price";
import { Rating } from "../../ui/primitives/rating";
import type { ShownCase } from "./phone-cases.server";

/** CASE-1. Horizontal on narrow screens; vertical with aligned rows on wide ones. */
export function CaseCard({
	one: { id, name, amount, struck, picture, alt, rating, badge, compatibility, material },
	isFirst,
	children,
}: {
	one: ShownCase;
	/** The only card in a phone's first viewport. */
	isFirst: boolean;
	children: ReactNode;
}) {
	return (
		<li
			id={id}
			className="group relative grid grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] grid-rows-[auto_1fr_auto_auto] overflow-hidden rounded-lg border border-line bg-raised shadow-card transition-shadow cramped:flex cramped:flex-col hover:shadow-float sm:row-span-5 sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-0"
		>
			{/* The background continues the wall and table of the rendered pictures above and below them. */}
			<div className="row-span-4 grid content-center overflow-hidden bg-[linear-gradient(#e7e0d3_50%,#edeae0_50%)] sm:row-span-1">
				<Picture
					picture={picture}
					alt={alt}
					sizes="(width >= 80rem) 18rem, (width >= 40rem) 45vw, 42vw"
					urgent={isFirst}
					className="aspect-square w-full object-cover transition duration-250 group-hover:scale-[1.03]"
				/>
			</div>
			{badge && (
				<div className="absolute top-2.5 left-2.5 sm:top-3.5 sm:left-3.5">
					<Badge>{badge}</Badge>
				</div>
			)}
			<h3 className="px-4 pt-4 leading-snug sm:px-5 sm:pt-5 sm:text-lg">{name}</h3>
			<div className="grid content-start gap-2 px-4 sm:px-5">
				{rating && <Rating {...rating} />}
				<dl className="grid gap-x-3 text-sm max-sm:text-ink-soft sm:grid-cols-[auto_1fr]">
					<Fact term={m.cases_fits()} value={compatibility} />
					<Fact term={m.cases_material()} value={material} />
				</dl>
			</div>
			<div className="px-4 pt-3 sm:px-5 sm:pt-4">
				<Price size="medium" amount={amount} struck={struck} />
			</div>
			<div className="px-4 pt-3 pb-4 sm:px-5 sm:pb-5">{children}</div>
		</li>
	);
}

const Fact = ({ term, value }: { term: string; value: string }) => (
	<div className="contents">
		<dt className="text-ink-soft max-sm:sr-only">{term}</dt>
		<dd>{value}</dd>
	</div>
);
