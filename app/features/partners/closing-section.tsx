import { m } from "../../paraglide/messages.js";
import { useDealerFacts } from "../../platform/use-dealer-facts";
import { BackToPartners } from "./back-to-partners";
import { ContactButton } from "./contact-button";
import type { PartnerProfile } from "./partners.server";

export default function ClosingSection({ partner, label }: { partner: PartnerProfile; label: string }) {
	return (
		<section className="partner-ground">
			<div className="page-width grid gap-8 py-12 sm:py-16 lg:grid-cols-[1fr_auto] lg:items-center">
				<div>
					<h2 className="text-2xl">{m.partners_closing_heading({ name: partner.name })}</h2>
					<p className="mt-3 max-w-xl text-lg">{m.partners_closing_text(useDealerFacts())}</p>
					<p className="mt-4 max-w-xl text-sm">{m.partners_terms({ name: partner.name })}</p>
				</div>
				<div className="flex flex-wrap items-center gap-4">
					<ContactButton
						partner={partner.slug}
						look="inverse"
						size="large"
						label={label}
						{...(!label.includes(partner.name) && { about: partner.name })}
					/>
					<BackToPartners />
				</div>
			</div>
		</section>
	);
}
