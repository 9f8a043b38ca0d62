import type { landingPartners } from "../../content/partners";
import { attLanding } from "../../content/partners/landings/att";
import type { Landing, LandingEntry } from "../../content/partners/landings/landing";
import { spectrumLanding } from "../../content/partners/landings/spectrum";
import { tMobileLanding } from "../../content/partners/landings/t-mobile";
import { verizonLanding } from "../../content/partners/landings/verizon";
import { xfinityLanding } from "../../content/partners/landings/xfinity";
import type { PartnerSlug } from "../../content/partners/partner";
import { say } from "../../platform/language";
import { catalogueLink } from "./catalogue-links.server";

export type LandingSlug = (typeof landingPartners)[number];

const landings: Readonly<Record<LandingSlug, Landing>> = {
	att: attLanding,
	verizon: verizonLanding,
	"t-mobile": tMobileLanding,
	spectrum: spectrumLanding,
	xfinity: xfinityLanding,
};

const hasLanding = (slug: PartnerSlug): slug is LandingSlug => slug in landings;

/** The words of a partner's own landing page; the partners that share the dealer page have none. */
export function landingOf(slug: PartnerSlug) {
	if (!hasLanding(slug)) return undefined;
	const { headline, lead, parts, highlights } = landings[slug];
	return {
		slug,
		headline: say(headline),
		lead: say(lead),
		parts: parts.map(entry),
		highlights: highlights.map(entry),
	};
}

export type LandingWords = NonNullable<ReturnType<typeof landingOf>>;

const entry = ({ icon, title, text, plans = [], more }: LandingEntry) => ({
	icon,
	title: say(title),
	text: say(text),
	plans: plans.map(catalogueLink),
	more: more && { label: say(more.label), to: more.to },
});

export type LandingPart = ReturnType<typeof entry>;
