import { Check } from "lucide-react";
import { m } from "../../../paraglide/messages.js";
import { later } from "../../../ui/primitives/later";
import { Section } from "../../../ui/sections/section";
import { BackToPartners } from "../back-to-partners";
import { ClosingCall } from "../closing-call";
import { ContactButton } from "../contact-button";
import { PartnerMark } from "../partner-mark";
import type { PartnerProfile } from "../partners.server";
import { PromotionGrid } from "../promotion-card";
import "../partner-look.css";

const WhyChooseUs = later("why-choose-us", () => import("./why-choose-us"));

/** PART-4: the page that the partners without a landing page of their own share. */
export const AuthorizedDealerPage = ({ partner }: { partner: PartnerProfile }) => (
	<div data-partner={partner.slug}>
		<Hero partner={partner} />
		<Section heading={m.partners_current_promotions()} lead={m.partners_promotions_lead({ name: partner.name })}>
			<PromotionGrid partner={partner} />
		</Section>
		<Services partner={partner} />
		<WhyChooseUs name={partner.name} />
		<ClosingCall partner={partner} label={m.partners_contact_today()} />
	</div>
);

const Hero = ({ partner }: { partner: PartnerProfile }) => (
	<section className="partner-ground">
		<div className="page-width grid gap-8 py-8 lg:py-12">
			<div>
				<BackToPartners />
			</div>
			<div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_auto] lg:items-center">
				<div className="grid justify-items-start gap-4">
					<p className="rounded-full border-2 border-current px-3 py-0.5 text-sm font-semibold">
						{m.partners_authorized_dealer()}
					</p>
					<h1 className="text-3xl">{partner.name}</h1>
					<p className="text-xl font-semibold">{partner.tagline}</p>
					<p className="max-w-xl text-lg">{partner.description}</p>
					{partner.notSold && (
						<p className="max-w-xl rounded-sm border-l-6 border-current py-1 pl-4 font-semibold">{partner.notSold}</p>
					)}
					<div className="mt-3 flex flex-wrap gap-3">
						<ContactButton partner={partner.slug} look="inverse" size="large" label={m.partners_free_quote()} />
						<ContactButton partner={partner.slug} look="outline" size="large" label={m.partners_contact_today()} />
					</div>
				</div>
				<div className="max-lg:order-first">
					<PartnerMark picture={partner.picture} size="large" />
				</div>
			</div>
		</div>
	</section>
);

const Services = ({ partner }: { partner: PartnerProfile }) => (
	<section className="bg-sunken">
		<div className="page-width grid gap-x-14 gap-y-6 py-12 sm:py-16 lg:grid-cols-[1fr_1.8fr] lg:py-20">
			<div>
				<h2 className="text-2xl">{m.partners_services_heading()}</h2>
				<p className="mt-2 text-lg text-ink-soft">{m.partners_services({ name: partner.name })}</p>
			</div>
			<ul className="grid gap-x-10 sm:grid-cols-2">
				{partner.services.map((service) => (
					<li key={service} className="flex items-center gap-4 border-b border-line py-4 font-semibold">
						<span className="partner-ground grid size-8 shrink-0 place-items-center rounded-full">
							<Check aria-hidden size={18} strokeWidth={3} />
						</span>
						{service}
					</li>
				))}
			</ul>
		</div>
	</section>
);
