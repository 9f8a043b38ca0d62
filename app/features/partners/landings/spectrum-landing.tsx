import { Plus } from "lucide-react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/primitives/badge";
import { FeatureList } from "../../../ui/primitives/feature-list";
import { Section } from "../../../ui/sections/section";
import { BackToPartners } from "../back-to-partners";
import { CatalogueLinks } from "../catalogue-links";
import { ClosingCall } from "../closing-call";
import { ContactButton } from "../contact-button";
import type { LandingPart } from "../landing.server";
import { LandingIcon, LandingIconTile } from "../landing-icon";
import { MoreLink } from "../more-link";
import { PartnerMark } from "../partner-mark";
import type { Offer, PartnerProfile } from "../partners.server";
import { AskAboutOffer, PromotionCard } from "../promotion-card";
import { PromotionDiscount } from "../promotion-discount";
import { Headline } from "./headline";
import type { LandingProps } from "./landing-props";

/** Internet first, and what can stand on it. */
export default function SpectrumLanding({ partner, landing }: LandingProps) {
	const [bundle, ...smaller] = partner.promotions;
	const [spanish, ...highlights] = landing.highlights;
	return (
		<>
			<section className="partner-ground">
				<div className="page-width grid justify-items-center gap-6 pt-10 pb-40 text-center lg:pt-14 lg:pb-48">
					<PartnerMark picture={partner.picture} />
					<p className="text-sm font-semibold">{m.partners_authorized_of({ name: partner.name })}</p>
					<h1 className="max-w-4xl text-3xl">
						<Headline text={landing.headline} />
					</h1>
					<p className="max-w-2xl text-lg">{landing.lead}</p>
					<div className="flex flex-wrap items-center justify-center gap-4">
						<ContactButton partner={partner.slug} look="inverse" size="large" label={m.partners_spectrum_cta()} />
						<BackToPartners />
					</div>
				</div>
			</section>
			<section className="page-width -mt-28 lg:-mt-32">
				<h2 className="sr-only">{m.partners_spectrum_build()}</h2>
				<ol className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
					{landing.parts.map((part, index) => (
						<Step key={part.title} part={part} number={index + 1} />
					))}
				</ol>
			</section>
			<Section heading={m.partners_spectrum_promotions()} lead={m.partners_promotions_lead({ name: partner.name })}>
				<ul className="grid gap-6 md:grid-cols-2">
					{bundle && <Featured partner={partner} promotion={bundle} />}
					{smaller.map((promotion) => (
						<PromotionCard key={promotion.id} partner={partner} promotion={promotion} />
					))}
				</ul>
			</Section>
			{spanish && <Spanish part={spanish} />}
			<Section heading={m.partners_spectrum_highlights()}>
				<ul className="grid gap-8 md:grid-cols-3">
					{highlights.map(({ icon, title, text }) => (
						<li key={title} className="row-span-2 grid grid-cols-[auto_1fr] grid-rows-subgrid gap-x-4 gap-y-1">
							<div className="row-span-2">
								<LandingIconTile name={icon} />
							</div>
							<h3 className="text-lg">{title}</h3>
							<p className="text-ink-soft">{text}</p>
						</li>
					))}
				</ul>
			</Section>
			<ClosingCall partner={partner} label={m.partners_spectrum_cta()} />
		</>
	);
}

const Step = ({ part: { icon, title, text, plans }, number }: { part: LandingPart; number: number }) => (
	<li className="relative row-span-4 grid grid-rows-subgrid gap-y-4 rounded-lg bg-raised p-6 shadow-float sm:p-8">
		{number > 1 && (
			<span className="absolute -top-7 left-1/2 grid size-9 -translate-x-1/2 place-items-center rounded-full bg-warm text-on-warm lg:top-12 lg:-left-9.5 lg:translate-x-0">
				<Plus aria-hidden size={22} strokeWidth={3} />
			</span>
		)}
		<div className="flex items-center justify-between gap-4">
			<p className="text-sm font-semibold text-ink-soft">{m.partners_spectrum_step({ number })}</p>
			<LandingIcon name={icon} size={30} />
		</div>
		<div>
			<h3 className="text-2xl">{title}</h3>
			<p className="mt-1 text-ink-soft">{text}</p>
		</div>
		<CatalogueLinks plans={plans} isShared />
	</li>
);

/** The bundle, over the whole width. */
const Featured = ({ partner, promotion }: { partner: PartnerProfile; promotion: Offer }) => (
	<li className="partner-tint partner-edge col-span-full grid gap-x-12 gap-y-6 rounded-lg border-2 p-6 sm:p-9 lg:grid-cols-[1.3fr_1fr]">
		<div className="grid content-start gap-4">
			{promotion.badge && <Badge>{promotion.badge}</Badge>}
			<h3 className="text-2xl">{promotion.title}</h3>
			<p className="max-w-xl text-lg text-ink-soft">{promotion.description}</p>
		</div>
		<div className="grid content-center gap-5 lg:col-start-2 lg:row-span-2">
			<FeatureList features={promotion.features} />
			<PromotionDiscount discount={promotion.discount} />
		</div>
		<div className="grid sm:justify-items-start">
			<AskAboutOffer partner={partner} promotion={promotion} size="large" />
		</div>
	</li>
);

const Spanish = ({ part: { icon, title, text, more } }: { part: LandingPart }) => (
	<section data-band="" className="bg-band text-on-band">
		<div className="page-width flex gap-x-8 py-10 sm:py-14">
			<LandingIcon name={icon} size={56} />
			<div>
				<h2 className="text-2xl">{title}</h2>
				<p className="mt-2 max-w-2xl text-lg text-on-band-soft">{text}</p>
				<MoreLink more={more} />
			</div>
		</div>
	</section>
);
