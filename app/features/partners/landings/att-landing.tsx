import { Equal, Plus } from "lucide-react";
import { m } from "../../../paraglide/messages.js";
import { Section } from "../../../ui/sections/section";
import { BackToPartners } from "../back-to-partners";
import { CatalogueLinks } from "../catalogue-links";
import { ClosingCall } from "../closing-call";
import { ContactButton } from "../contact-button";
import type { LandingPart } from "../landing.server";
import { LandingIcon, LandingIconTile } from "../landing-icon";
import { PartnerMark } from "../partner-mark";
import { PromotionGrid } from "../promotion-card";
import type { LandingProps } from "./landing-props";

/** Two halves that make one bill. */
const AttLanding = ({ partner, landing }: LandingProps) => (
	<>
		<section className="partner-tint">
			<div className="page-width grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[1fr_1.15fr] lg:items-center lg:py-16">
				<div className="grid justify-items-start gap-6">
					<BackToPartners />
					<PartnerMark picture={partner.picture} />
					<div>
						<p className="text-sm font-semibold">{m.partners_authorized_of({ name: partner.name })}</p>
						<h1 className="mt-2 text-3xl">{landing.headline}</h1>
						<p className="mt-4 max-w-xl text-lg text-ink-soft">{landing.lead}</p>
					</div>
					<ContactButton partner={partner.slug} size="large" label={m.partners_att_cta()} />
				</div>
				<OneBill parts={landing.parts} />
			</div>
		</section>
		<Section heading={m.partners_att_promotions()} lead={m.partners_promotions_lead({ name: partner.name })}>
			<PromotionGrid partner={partner} />
		</Section>
		<Section
			tone="sunken"
			heading={m.partners_att_highlights({ count: landing.highlights.length })}
			lead={m.partners_att_highlights_lead()}
		>
			<ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
				{landing.highlights.map(({ icon, title, text, plans }) => (
					<li key={title} className="row-span-4 grid grid-rows-subgrid gap-y-4">
						<LandingIconTile name={icon} />
						<div>
							<h3 className="text-lg">{title}</h3>
							<p className="mt-1 text-sm text-ink-soft">{text}</p>
						</div>
						<CatalogueLinks plans={plans} isShared />
					</li>
				))}
			</ul>
		</Section>
		<ClosingCall partner={partner} label={m.partners_att_cta()} />
	</>
);

function OneBill({ parts }: { parts: readonly LandingPart[] }) {
	return (
		<div className="overflow-hidden rounded-lg shadow-float">
			<div className="grid sm:grid-cols-2">
				{parts.map((part, position) => (
					<Half key={part.title} part={part} isColored={position === 0} />
				))}
			</div>
			<div className="flex items-center gap-4 border-t border-line bg-raised p-6 sm:p-8">
				<span className="partner-ground grid size-12 shrink-0 place-items-center rounded-full">
					<Equal aria-hidden size={26} strokeWidth={3} />
				</span>
				<p>
					<strong className="block font-display text-xl">{m.partners_att_one_bill()}</strong>
					<span className="text-ink-soft">{m.partners_att_one_bill_text()}</span>
				</p>
			</div>
		</div>
	);
}

function Half({ part: { icon, title, text, plans }, isColored }: { part: LandingPart; isColored: boolean }) {
	return (
		<div
			data-band={isColored ? undefined : ""}
			className={`relative row-span-4 grid grid-rows-subgrid gap-y-3 p-6 py-8 sm:p-8 ${isColored ? "partner-ground max-sm:pb-11" : "bg-band text-on-band sm:pl-11"}`}
		>
			{!isColored && <Joint />}
			<LandingIcon name={icon} size={44} />
			<h2 className="mt-4 text-2xl">{title}</h2>
			<p>{text}</p>
			<div className="mt-4">
				<CatalogueLinks plans={plans} onColor />
			</div>
		</div>
	);
}

const Joint = () => (
	<span className="absolute top-0 left-1/2 grid size-14 -translate-1/2 place-items-center rounded-full bg-raised text-ink shadow-float sm:top-13.5 sm:left-0">
		<Plus aria-hidden size={26} strokeWidth={3} />
	</span>
);

export default AttLanding;
