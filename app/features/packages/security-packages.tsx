import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { buttonClass } from "../../ui/primitives/button";
import type { PictureSource } from "../../ui/primitives/picture";
import { PageHero } from "../../ui/sections/page-hero";
import { Section } from "../../ui/sections/section";
import { JumpLinks } from "./jump-links";
import { PackageGrid } from "./package-card";
import type { PackageOffer } from "./packages.server";
import { PriceLine } from "./price-line";

export const SecurityHero = ({ art }: { art: PictureSource }) => (
	<PageHero
		eyebrow={m.packages_security_eyebrow()}
		title={m.security_systems_title()}
		lead={m.packages_security_lead()}
		art={art}
	>
		<div className="mt-8">
			<ConsultationButton />
		</div>
		<JumpLinks
			groups={[
				{ id: "home", name: m.packages_home() },
				{ id: "business", name: m.packages_business() },
			]}
		/>
		<PriceLine />
	</PageHero>
);

/** SEC-2 */
const ConsultationButton = () => (
	<AskLink about={{ topic: "security" }} className={buttonClass({ look: "warm", size: "large" })}>
		{m.packages_consultation()}
	</AskLink>
);

export const HomePackages = ({ packages }: { packages: readonly PackageOffer[] }) => (
	<Section id="home" heading={m.packages_home()} lead={m.packages_home_lead()}>
		<PackageGrid packages={packages} />
	</Section>
);

export const BusinessPackages = ({ packages }: { packages: readonly PackageOffer[] }) => (
	<Section id="business" tone="sunken" heading={m.packages_business()} lead={m.packages_business_lead()}>
		<PackageGrid packages={packages} />
	</Section>
);

export function ConsultationSteps() {
	const steps = [
		{ title: m.packages_step1_title(), text: m.packages_step1_text() },
		{ title: m.packages_step2_title(), text: m.packages_step2_text() },
		{ title: m.packages_step3_title(), text: m.packages_step3_text() },
	];
	return (
		<Section tone="band" heading={m.packages_steps()} aside={<ConsultationButton />}>
			<ol className="grid gap-8 md:grid-cols-3">
				{steps.map(({ title, text }, index) => (
					<li key={title} className="row-span-3 grid grid-rows-subgrid gap-y-1 border-t border-band-line pt-5">
						<span aria-hidden="true" className="font-display text-2xl font-extrabold text-warm">
							{index + 1}
						</span>
						<h3 className="text-lg">{title}</h3>
						<p className="text-on-band-soft">{text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
