import { m } from "../../../paraglide/messages.js";
import { Section } from "../../../ui/sections/section";
import { BackToPartners } from "../back-to-partners";
import { CatalogueLinks } from "../catalogue-links";
import type { CatalogueLink } from "../catalogue-links.server";
import { ClosingCall } from "../closing-call";
import { ContactButton } from "../contact-button";
import type { LandingPart } from "../landing.server";
import { LandingIcon } from "../landing-icon";
import { MoreLink } from "../more-link";
import { PartnerMark } from "../partner-mark";
import { PromotionRow } from "../promotion-card";
import type { LandingProps } from "./landing-props";

/** The plan whose price the page opens with. */
const FIVE_YEAR_PLAN = "xfinity-fast-500";

/** Five years on one line, then everything the company brings into a house. */
export default function XfinityLanding({ partner, landing }: LandingProps) {
	const plan = landing.parts.flatMap(({ plans }) => plans).find(({ id }) => id === FIVE_YEAR_PLAN);
	return (
		<>
			<section className="partner-ground">
				<div className="page-width grid gap-8 py-10 lg:py-14">
					<div className="flex flex-wrap items-center justify-between gap-5">
						<PartnerMark picture={partner.picture} />
						<BackToPartners />
					</div>
					<div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1.4fr_1fr] lg:items-end">
						<div>
							<p className="text-sm font-semibold">{m.partners_authorized_of({ name: partner.name })}</p>
							<h1 className="mt-2 text-3xl">{landing.headline}</h1>
							<p className="mt-4 max-w-2xl text-lg">{landing.lead}</p>
						</div>
						<div className="lg:justify-self-end">
							<ContactButton partner={partner.slug} look="inverse" size="large" label={m.partners_xfinity_cta()} />
						</div>
					</div>
					{plan && <FiveYears plan={plan} />}
				</div>
			</section>
			<Section heading={m.partners_xfinity_highlights()}>
				<ul className="grid gap-8 md:grid-cols-3">
					{landing.highlights.map(({ icon, title, text, plans }) => (
						<li key={title} className="partner-edge row-span-3 grid grid-rows-subgrid gap-y-3 border-l-6 pl-5">
							<LandingIcon name={icon} size={30} />
							<h3 className="text-lg">{title}</h3>
							<div className="grid content-start gap-3">
								<p className="text-ink-soft">{text}</p>
								<CatalogueLinks plans={plans} />
							</div>
						</li>
					))}
				</ul>
			</Section>
			<Section tone="sunken" heading={m.partners_xfinity_parts()} lead={m.partners_xfinity_parts_lead()}>
				<Roof parts={landing.parts} />
			</Section>
			<section className="page-width grid gap-x-12 gap-y-8 py-12 sm:py-16 lg:py-20 xl:grid-cols-[1fr_3.2fr]">
				<div>
					<h2 className="text-2xl xl:sticky xl:top-28">{m.partners_xfinity_promotions()}</h2>
				</div>
				<ul className="grid gap-5">
					{partner.promotions.map((promotion) => (
						<PromotionRow key={promotion.id} partner={partner} promotion={promotion} />
					))}
				</ul>
			</section>
			<ClosingCall partner={partner} label={m.partners_xfinity_cta()} />
		</>
	);
}

const years = [1, 2, 3, 4, 5];

const FiveYears = ({ plan }: { plan: CatalogueLink }) => (
	<figure className="rounded-lg bg-raised p-5 text-ink sm:p-8">
		<figcaption className="sr-only">{m.partners_xfinity_timeline()}</figcaption>
		<ol className="grid grid-cols-5 gap-1.5 cramped:grid-cols-2 sm:gap-3">
			{years.map((year) => (
				<li key={year} className="grid gap-2">
					<span className="partner-ground tabular grid h-20 place-items-center rounded-sm font-display text-xs font-extrabold sm:h-28 sm:text-xl">
						{plan.price.amount}
					</span>
					<span className="text-center text-xs text-ink-soft sm:text-sm">
						{m.partners_xfinity_year({ number: year })}
					</span>
				</li>
			))}
		</ol>
		<div className="mt-5">
			<CatalogueLinks plans={[plan]} />
		</div>
	</figure>
);

/** The internet takes half the house. */
const Roof = ({ parts }: { parts: readonly LandingPart[] }) => (
	<ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-4">
		{parts.map(({ icon, title, text, plans, more }, index) => (
			<li key={title} className={`flex flex-col gap-4 rounded-lg bg-raised p-6 shadow-card sm:p-8 ${spans[index]}`}>
				<LandingIcon name={icon} size={index === 0 ? 48 : 34} />
				<div>
					<h3 className={index === 0 ? "text-2xl" : "text-xl"}>{title}</h3>
					<p className="mt-1 text-ink-soft">{text}</p>
				</div>
				<CatalogueLinks plans={plans} />
				<div className="mt-auto empty:hidden">
					<MoreLink more={more} />
				</div>
			</li>
		))}
	</ul>
);

const spans = ["md:col-span-2 lg:row-span-2", "md:col-span-2", "", ""];
