import type { ComponentType } from "react";
import type { LandingSlug, LandingWords } from "../landing.server";
import type { PartnerProfile } from "../partners.server";
import { AttLanding } from "./att-landing";
import { SpectrumLanding } from "./spectrum-landing";
import { TMobileLanding } from "./t-mobile-landing";
import { VerizonLanding } from "./verizon-landing";
import { XfinityLanding } from "./xfinity-landing";
import "../partner-look.css";

export interface LandingProps {
	partner: PartnerProfile;
	landing: LandingWords;
}

const pages: Readonly<Record<LandingSlug, ComponentType<LandingProps>>> = {
	att: AttLanding,
	verizon: VerizonLanding,
	"t-mobile": TMobileLanding,
	spectrum: SpectrumLanding,
	xfinity: XfinityLanding,
};

/** PART-3: five partners, five compositions. */
export function LandingPage(props: LandingProps) {
	const Page = pages[props.landing.slug];
	return (
		<div data-partner={props.partner.slug}>
			<Page {...props} />
		</div>
	);
}
