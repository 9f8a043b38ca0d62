import { currentCatalogue } from "../../catalogue/current.server";
import { say } from "../../platform/language";
import { priceParts } from "../../platform/money";
import { pictureOf } from "../../platform/pictures.server";

const SHOWN = 4;

/** A few cases, as a taste of what the cart can already hold: one of each material. */
export const shopCases = () =>
	[
		...new Map(
			currentCatalogue()
				.phoneCases.toReversed()
				.map((each) => [each.material.en, each]),
		).values(),
	]
		.toReversed()
		.slice(0, SHOWN)
		.map(({ id, name, price, image, alt }) => ({
			id,
			name: say(name),
			price: priceParts(price, "").amount,
			picture: pictureOf(image),
			alt: say(alt),
		}));

export type ShopCase = ReturnType<typeof shopCases>[number];
