import { currentCatalogue } from "../../catalogue/current.server";
import { say } from "../../platform/language";
import { pictureOf } from "../../platform/pictures.server";
import { serviceDoors } from "./doors.server";

/** The data of the home page, in the language of the page. */
export const homePage = () => ({
	...serviceDoors(),
	promos: currentCatalogue().promoCards.map(({ id, title, subtitle, badge, to, action, art }) => ({
		id,
		title: say(title),
		subtitle: say(subtitle),
		badge: say(badge),
		to,
		action: say(action),
		art,
	})),
	partners: currentCatalogue().partners.map(({ slug, name, logo }) => ({
		slug,
		name,
		logo: pictureOf(logo),
		isLinked: Object.hasOwn(currentCatalogue().landings, slug),
	})),
	storeDetails: Object.fromEntries(
		currentCatalogue().stores.map(({ id, image, alt, street, city, region, postalCode }) => [
			id,
			{ picture: pictureOf(image), alt: say(alt), street, place: `${city}, ${region} ${postalCode}` },
		]),
	),
});

export type HomePageData = ReturnType<typeof homePage>;
