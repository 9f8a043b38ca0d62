import { type ComponentType, lazy, Suspense } from "react";
import type { LandingSlug } from "../../../content/partners/landings/landing";
import type { LandingProps } from "./landing-props";
import "../partner-look.css";

/** Each is a chunk of its own, so that a visitor loads only one. */
const pages: Readonly<Record<LandingSlug, ComponentType<LandingProps>>> = {
	att: lazy(() => import("./att-landing")),
	verizon: lazy(() => import("./verizon-landing")),
	"t-mobile": lazy(() => import("./t-mobile-landing")),
	spectrum: lazy(() => import("./spectrum-landing")),
	xfinity: lazy(() => import("./xfinity-landing")),
};

/** PART-3 */
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
