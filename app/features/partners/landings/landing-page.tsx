import { type ComponentType, lazy, Suspense } from "react";
import type { LandingSlug, LandingWords } from "../landing.server";
import type { PartnerProfile } from "../partners.server";
import "../partner-look.css";

export interface LandingProps {
	partner: PartnerProfile;
	landing: LandingWords;
}

/** Each is a script of its own: a visitor of one partner does not load the other four. */
const pages: Readonly<Record<LandingSlug, ComponentType<LandingProps>>> = {
	att: lazy(() => import("./att-landing")),
	verizon: lazy(() => import("./verizon-landing")),
	"t-mobile": lazy(() => import("./t-mobile-landing")),
	spectrum: lazy(() => import("./spectrum-landing")),
	xfinity: lazy(() => import("./xfinity-landing")),
};

/** PART-3: five partners, five compositions. */
export function LandingPage(props: LandingProps) {
	const Page = pages[props.landing.slug];
	return (
		<div data-partner={props.partner.slug}>
			<Suspense>
				<Page {...props} />
			</Suspense>
		</div>
	);
}
