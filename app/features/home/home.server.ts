import { partners } from "../../content/partners";
import { hasLanding } from "../../content/partners/landings";
import { postpaidCarriers, prepaidCarriers } from "../../content/plans/wireless-carriers";
import { promoCards } from "../../content/promo-cards";
import { stores } from "../../content/stores";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { priceParts, toCents } from "../../platform/money";
import { pictureOf } from "../../platform/pictures.server";

/** HOME-2: the price that the highlights start from. */
function lowestWirelessPrice(): string {
	const prices = [...postpaidCarriers, ...prepaidCarriers].flatMap(({ plans }) => plans.map(({ price }) => price));
	const { amount, per = "" } = priceParts(
		prices.reduce((lowest, price) => (toCents(price) < toCents(lowest) ? price : lowest)),
		m.per_month(),
	);
	return amount + per;
}

/** The data of the home page, in the language of the page. */
export const homePage = () => ({
	lowestPrice: lowestWirelessPrice(),
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
		isLinked: hasLanding(slug),
	})),
	storeDetails: Object.fromEntries(
		stores.map(({ id, image, alt, street, city, region, postalCode }) => [
			id,
			{ picture: pictureOf(image), alt: say(alt), street, place: `${city}, ${region} ${postalCode}` },
		]),
	),
});

export type HomePageData = ReturnType<typeof homePage>;
