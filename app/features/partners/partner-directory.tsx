import { ArrowRight } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { Picture } from "../../ui/primitives/picture";
import { Section } from "../../ui/sections/section";
import type { PartnerCard } from "./partners.server";
import "./partner-look.css";

/** PART-1: the partners as one set of cards, closed by the card for those who cannot choose. */
export function PartnerDirectory({ partners }: { partners: readonly PartnerCard[] }) {
	return (
		<Section heading={m.partners_directory_heading()} lead={m.partners_directory_lead({ count: partners.length })}>
			<ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4">
				{partners.map((partner) => (
					<Card key={partner.slug} partner={partner} />
				))}
				<li
					data-band=""
					className="col-span-2 row-span-4 flex flex-col justify-center gap-4 rounded-md bg-band p-6 text-on-band"
				>
					<div>
						<h3 className="text-xl">{m.partners_unsure_heading()}</h3>
						<p className="mt-2 text-on-band-soft">{m.partners_unsure_text()}</p>
					</div>
					<DirectoryActions />
				</li>
			</ul>
		</Section>
	);
}

export const DirectoryActions = () => (
	<div className="flex flex-wrap gap-3">
		<SiteLink to="/contact" className={buttonClass({ look: "warm" })}>
			{m.partners_contact_us()}
		</SiteLink>
		<SiteLink to="/locations" className={buttonClass({ look: "outline" })}>
			{m.partners_visit_stores()}
		</SiteLink>
	</div>
);

const Card = ({ partner: { slug, name, tagline, picture } }: { partner: PartnerCard }) => (
	<li className="group relative isolate row-span-4 grid grid-rows-subgrid gap-y-0 rounded-md border border-line shadow-card transition duration-200 hover:-translate-y-0.5 hover:shadow-float">
		{/* An element of its own: custom properties on the card would keep browsers from sharing styles between cards. */}
		<span data-partner={slug} className="partner-tint absolute inset-0 -z-10 rounded-md" />
		<div className="px-4 pt-5 pb-4 sm:px-5">
			<Picture
				picture={picture}
				alt=""
				sizes="(min-width: 64rem) 220px, 45vw"
				className="h-auto w-full bg-transparent"
			/>
		</div>
		<h3 className="px-4 text-lg sm:px-5">{name}</h3>
		<p className="px-4 pt-1 text-sm text-ink-soft sm:px-5">{tagline}</p>
		<SiteLink
			to={`/partners/${slug}`}
			className="inline-flex min-h-11 items-center gap-1.5 px-4 pt-1 pb-3 text-sm font-semibold no-underline after:absolute after:inset-0 after:rounded-md group-hover:underline sm:px-5"
		>
			{m.partners_learn_more()}
			<span className="sr-only"> {m.partners_learn_more_about({ name })}</span>
			<ArrowRight aria-hidden size={16} className="transition group-hover:translate-x-1" />
		</SiteLink>
	</li>
);
