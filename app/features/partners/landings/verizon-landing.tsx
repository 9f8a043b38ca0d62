import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/primitives/badge";
import { FeatureList } from "../../../ui/primitives/feature-list";
import { Section } from "../../../ui/sections/section";
import { BackToPartners } from "../back-to-partners";
import { CatalogueLinks } from "../catalogue-links";
import { ClosingCall } from "../closing-call";
import { ContactButton } from "../contact-button";
import { LandingIcon } from "../landing-icon";
import { PartnerMark } from "../partner-mark";
import type { Offer, PartnerProfile } from "../partners.server";
import { AskAboutOffer, PromotionRow } from "../promotion-card";
import { PromotionDiscount } from "../promotion-discount";
import { Headline } from "./headline";
import type { LandingProps } from "./landing-props";

/** Two amounts, set as large as the page allows. */
export default function VerizonLanding({ partner, landing }: LandingProps) {
	const amounts = partner.promotions.filter(({ upTo }) => upTo);
	// "US$ 1.000" takes twice the room of "$1000".
	const isLong = amounts.some(({ upTo = "" }) => upTo.length > 5);
	const size = isLong
		? "text-[clamp(2.75rem,11vw,6rem)] lg:text-[clamp(2.75rem,7vw,6rem)] cramped:text-[12vw]"
		: "text-[clamp(5rem,17vw,10rem)] lg:text-[clamp(5rem,12vw,10rem)] cramped:text-[20vw]";
	const others = partner.promotions.filter(({ upTo }) => !upTo);
	return (
		<>
			<section data-band="" className="bg-band text-on-band">
				<div className="page-width pt-10 pb-40 lg:pt-14 lg:pb-48">
					<div className="flex flex-wrap items-center justify-between gap-5">
						<PartnerMark picture={partner.picture} />
						<BackToPartners />
					</div>
					<div className="mt-10 grid gap-x-16 gap-y-6 lg:grid-cols-[1.5fr_1fr] lg:items-end">
						<div>
							<p className="text-sm font-semibold text-on-band-soft">
								{m.partners_authorized_of({ name: partner.name })}
							</p>
							<h1 className="mt-2 text-3xl">
								<Headline text={landing.headline} />
							</h1>
						</div>
						<div className="grid justify-items-start gap-5">
							<p className="text-lg text-on-band-soft">{landing.lead}</p>
							<ContactButton partner={partner.slug} size="large" label={m.partners_verizon_cta()} />
						</div>
					</div>
				</div>
			</section>
			<section className="page-width -mt-28 lg:-mt-36">
				<h2 className="sr-only">{m.partners_current_promotions()}</h2>
				<ul className="grid gap-6 lg:grid-cols-2">
					{amounts.map((promotion, position) => (
						<Amount key={promotion.id} partner={partner} promotion={promotion} size={size} isColored={position === 0} />
					))}
				</ul>
			</section>
			<Section heading={m.partners_verizon_bring()}>
				<ol className="grid gap-8 md:grid-cols-3">
					{landing.parts.map(({ icon, title, text }) => (
						<li key={title} className="partner-edge row-span-3 grid grid-rows-subgrid gap-y-3 border-t-6 pt-5">
							<LandingIcon name={icon} size={30} />
							<h3 className="text-lg">{title}</h3>
							<p className="-mt-2 text-ink-soft">{text}</p>
						</li>
					))}
				</ol>
			</Section>
			<Section tone="sunken" heading={m.partners_verizon_highlights()} lead={m.partners_verizon_highlights_lead()}>
				<ul className="mb-10 divide-y divide-line rounded-md bg-raised px-6 shadow-card sm:px-8">
					{landing.highlights.map(({ icon, title, text, plans }) => (
						<li key={title} className="grid gap-x-10 gap-y-4 py-7 lg:grid-cols-[auto_1fr_1.4fr]">
							<LandingIcon name={icon} size={36} />
							<div>
								<h3 className="text-xl">{title}</h3>
								<p className="mt-1 text-ink-soft">{text}</p>
							</div>
							<div className="[&_li:first-child]:border-t-0 lg:[&_li:first-child]:pt-0">
								<CatalogueLinks plans={plans} />
							</div>
						</li>
					))}
				</ul>
				<h3 className="mb-4 text-xl">{m.partners_verizon_third()}</h3>
				<ul className="grid gap-6">
					{others.map((promotion) => (
						<PromotionRow key={promotion.id} partner={partner} promotion={promotion} headingLevel="h4" />
					))}
				</ul>
			</Section>
			<ClosingCall partner={partner} label={m.partners_verizon_cta()} />
		</>
	);
}

interface AmountProps {
	partner: PartnerProfile;
	promotion: Offer;
	/** The classes of the amount's font size. */
	size: string;
	isColored: boolean;
}

function Amount({ partner, promotion, size, isColored }: AmountProps) {
	return (
		<li
			className={`row-span-5 grid grid-rows-subgrid gap-y-5 rounded-lg p-6 shadow-float sm:p-9 ${isColored ? "partner-ground" : "bg-raised"}`}
		>
			<div className="grid grid-cols-[1fr_auto] items-start gap-x-4">
				<h3 className="text-xl">{promotion.title}</h3>
				{promotion.badge && <Badge>{promotion.badge}</Badge>}
			</div>
			<p className="tabular font-display leading-[0.85] font-extrabold tracking-tight">
				<span className="block pb-6 text-lg leading-none font-semibold tracking-normal">{m.partners_up_to()}</span>
				<span className={size}>{promotion.upTo}</span>
			</p>
			<div className="grid content-start gap-4">
				<p className="max-w-md text-lg">{promotion.description}</p>
				<FeatureList features={promotion.features} />
			</div>
			<PromotionDiscount discount={promotion.discount} onColor={isColored} />
			<div>
				<AskAboutOffer partner={partner} promotion={promotion} size="large" look={isColored ? "inverse" : "filled"} />
			</div>
		</li>
	);
}
