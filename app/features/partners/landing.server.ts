import { currentCatalogue } from "../../catalogue/current.server";
import { isLandingSlug, type LandingEntry } from "../../content/partners/landings/landing";
import { say } from "../../platform/language";
import { catalogueLink } from "./catalogue-links.server";

/** The texts of a partner's own landing page; undefined for the partners that share the dealer page. */
export function landingOf(slug: string) {
	const landing = currentCatalogue().landings[slug];
	if (!landing || !isLandingSlug(slug)) return undefined;
	const { headline, lead, parts, highlights } = landing;
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
