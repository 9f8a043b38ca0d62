import { partners } from "../../content/partners";
import type { Partner, Promotion } from "../../content/partners/partner";
import { say } from "../../platform/language";
import { pictureOf } from "../../platform/pictures.server";
import { landingOf } from "./landing.server";

/** The directory's cards. */
export const partnerCards = () =>
	partners.map(({ slug, name, tagline, logo }) => ({ slug, name, tagline: say(tagline), picture: pictureOf(logo) }));

export type PartnerCard = ReturnType<typeof partnerCards>[number];

/** A style sheet with every partner's colours; the policy of our pages allows no style attributes. */
export const partnerColors = () =>
	partners
		.map(
			({ slug, primaryColor, onPrimary }) =>
				`[data-partner="${slug}"] { --partner: ${primaryColor}; --on-partner: ${onPrimary}; }\n`,
		)
		.join("");

/** What a partner's page shows; undefined for an unknown slug. */
export function partnerPage(slug: string | undefined) {
	const partner = partners.find((each) => each.slug === slug);
	return partner && { partner: profile(partner), landing: landingOf(partner.slug) };
}

const profile = ({ slug, name, logo, description, tagline, promotions, services }: Partner) => ({
	slug,
	name,
	picture: pictureOf(logo),
	description: say(description),
	tagline: say(tagline),
	promotions: promotions.map(offer),
	services: services.map(say),
});

export type PartnerProfile = ReturnType<typeof profile>;

const offer = (promotion: Promotion) => ({
	id: promotion.id,
	title: say(promotion.title),
	description: say(promotion.description),
	discount: promotion.discount,
	upTo: promotion.upTo,
	badge: promotion.badge && say(promotion.badge),
	features: promotion.features.map(say),
});

export type Offer = ReturnType<typeof offer>;
