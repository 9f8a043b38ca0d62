import { currentCatalogue } from "../../catalogue/current.server";
import type { Partner, Promotion } from "../../content/partners/partner";
import type { Price } from "../../content/prices";
import { defaultLocale } from "../../content/words";
import { currentLocale, say } from "../../platform/language";
import { formatCents, toCents } from "../../platform/money";
import { notSoldNote } from "../../platform/not-sold-in.server";
import { pictureOf } from "../../platform/pictures.server";
import { landingOf } from "./landing.server";

/** The directory's cards. */
export const partnerCards = () =>
	currentCatalogue().partners.map(({ slug, name, tagline, logo }) => ({
		slug,
		name,
		tagline: say(tagline),
		picture: pictureOf(logo),
	}));

export type PartnerCard = ReturnType<typeof partnerCards>[number];

/** A style sheet with every partner's colours; the policy of our pages allows no style attributes. */
export const partnerColors = () =>
	currentCatalogue()
		.partners.map(
			({ slug, primaryColor, onPrimary }) =>
				`[data-partner="${slug}"] { --partner: ${primaryColor}; --on-partner: ${onPrimary}; }\n`,
		)
		.join("");

/** What a partner's page shows; undefined for an unknown slug. */
export function partnerPage(slug: string | undefined) {
	const partner = currentCatalogue().partners.find((each) => each.slug === slug);
	return partner && { partner: profile(partner), landing: landingOf(partner.slug) };
}

const profile = ({ slug, name, logo, description, tagline, promotions, services, notSoldIn }: Partner) => ({
	slug,
	name,
	picture: pictureOf(logo),
	description: say(description),
	tagline: say(tagline),
	notSold: notSoldNote(name, notSoldIn),
	promotions: promotions.map(offer),
	services: services.map(say),
});

export type PartnerProfile = ReturnType<typeof profile>;

/** The specification prescribes the English "$1000"; other languages write it as their texts do: "$1,000", "US$ 1.000". */
const writtenLimit = (limit: Price) =>
	currentLocale() === defaultLocale ? limit : formatCents(toCents(limit), currentLocale(), 0);

const offer = (promotion: Promotion) => ({
	id: promotion.id,
	title: say(promotion.title),
	description: say(promotion.description),
	discount: promotion.discount,
	upTo: promotion.upTo && writtenLimit(promotion.upTo),
	badge: promotion.badge && say(promotion.badge),
	features: promotion.features.map(say),
});

export type Offer = ReturnType<typeof offer>;
