import { landingPartners, partners } from "../../content/partners";
import type { PartnerSlug } from "../../content/partners/partner";
import { promoCards } from "../../content/promo-cards";
import { stores } from "../../content/stores";
import { say } from "../../platform/language";
import { pictureOf } from "../../platform/pictures.server";

const hasLandingPage = (slug: PartnerSlug) => landingPartners.some((landing) => landing === slug);

/** What the home page shows, in the language of the page. */
export const homePage = () => ({
	promos: promoCards.map(({ id, title, subtitle, badge, to, action, art }) => ({
		id,
		title: say(title),
		subtitle: say(subtitle),
		badge: say(badge),
		to,
		action: say(action),
		art,
	})),
	partners: partners.map(({ slug, name, logo }) => ({
		slug,
		name,
		logo: pictureOf(logo),
		isLinked: hasLandingPage(slug),
	})),
	storePictures: Object.fromEntries(
		stores.map(({ id, image, alt }) => [id, { picture: pictureOf(image), alt: say(alt) }]),
	),
});

export type HomePageData = ReturnType<typeof homePage>;
