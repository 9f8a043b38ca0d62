import { Smartphone } from "lucide-react";
import { m } from "../../../paraglide/messages.js";
import { DisclosureChevron } from "../../../ui/primitives/popover-menu";
import { Section } from "../../../ui/sections/section";
import { BackToPartners } from "../back-to-partners";
import { ClosingCall } from "../closing-call";
import { ContactButton } from "../contact-button";
import type { LandingPart } from "../landing.server";
import { LandingIcon } from "../landing-icon";
import { PartnerMark } from "../partner-mark";
import { PromotionGrid } from "../promotion-card";
import type { LandingProps } from "./landing-props";

/** Lines that join, each lower than the one before. */
const TMobileLanding = ({ partner, landing }: LandingProps) => (
	<>
		<section className="partner-ground overflow-hidden">
			<div className="page-width grid gap-x-12 gap-y-10 pt-10 lg:grid-cols-[1.2fr_1fr] lg:pt-14">
				<div className="grid content-start justify-items-start gap-6 lg:pb-20">
					<div className="flex flex-wrap items-center gap-5">
						<PartnerMark picture={partner.picture} />
						<BackToPartners />
					</div>
					<div>
						<p className="text-sm font-semibold">{m.partners_authorized_of({ name: partner.name })}</p>
						<h1 className="mt-2 text-3xl">{landing.headline}</h1>
						<p className="mt-5 max-w-xl text-lg">{landing.lead}</p>
					</div>
					<ContactButton partner={partner.slug} look="inverse" size="large" label={m.partners_tmobile_cta()} />
				</div>
				<Lines />
			</div>
		</section>
		<Section heading={m.partners_tmobile_highlights()}>
			<ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
				{landing.highlights.map(({ icon, title, text }) => (
					<li
						key={title}
						className="row-span-2 grid grid-cols-[auto_1fr] grid-rows-subgrid gap-x-5 gap-y-1 bg-raised p-6 sm:p-8"
					>
						<div className="row-span-2">
							<LandingIcon name={icon} size={40} />
						</div>
						<h3 className="text-xl">{title}</h3>
						<p className="text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</Section>
		<Section
			tone="sunken"
			heading={m.partners_tmobile_promotions({ count: partner.promotions.length })}
			lead={m.partners_promotions_lead({ name: partner.name })}
		>
			<PromotionGrid partner={partner} />
		</Section>
		<section className="page-width grid gap-x-12 gap-y-6 py-12 sm:py-16 lg:grid-cols-[1fr_1.6fr] lg:py-20">
			<h2 className="text-2xl">{m.partners_tmobile_questions()}</h2>
			<Questions questions={landing.parts} />
		</section>
		<ClosingCall partner={partner} label={m.partners_tmobile_cta()} />
	</>
);

const steps = ["h-80", "h-64", "h-52", "h-44"];

/** A sketch, so it names no price; the words below it say so. */
const Lines = () => (
	<figure className="flex flex-col justify-end gap-5 pb-8 lg:pb-0">
		<figcaption className="order-first max-w-xs text-sm lg:ml-auto lg:text-right">
			{m.partners_tmobile_sketch()}
		</figcaption>
		<ol className="grid grid-cols-4 items-end gap-2 cramped:grid-cols-2 sm:gap-3">
			{steps.map((height, index) => (
				<li
					key={height}
					className={`flex flex-col rounded-t-md bg-(--on-partner) px-1 pt-4 text-center text-(--partner) max-lg:rounded-b-md ${height}`}
				>
					<Smartphone aria-hidden size={44} strokeWidth={1.5} className="mx-auto mb-2 max-sm:size-8" />
					<span className="font-display text-sm leading-tight font-bold">
						{m.partners_tmobile_line({ number: index + 1 })}
					</span>
				</li>
			))}
		</ol>
	</figure>
);

const Questions = ({ questions }: { questions: readonly LandingPart[] }) => (
	<div className="divide-y divide-line border-y border-line">
		{questions.map(({ title, text }, index) => (
			<details key={title} id={`question-${index + 1}`} className="group">
				<summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-display text-lg font-bold [&::-webkit-details-marker]:hidden">
					{title}
					<DisclosureChevron />
				</summary>
				<p className="max-w-2xl pb-5 text-ink-soft">{text}</p>
			</details>
		))}
	</div>
);

export default TMobileLanding;
