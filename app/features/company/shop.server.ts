import { phoneCases } from "../../content/phone-cases";
import { say } from "../../platform/language";
import { priceParts } from "../../platform/money";
import { pictureOf } from "../../platform/pictures.server";

const SHOWN = 4;

/** A few cases, as a taste of what the cart can already hold: one of each material. */
export const shopCases = () =>
	[...new Map(phoneCases.toReversed().map((each) => [each.material.en, each])).values()]
		.toSorted((a, b) => b.rating - a.rating)
		.slice(0, SHOWN)
		.map(({ id, name, price, image, alt }) => ({
			id,
			name: say(name),
			price: priceParts(price, "").amount,
			picture: pictureOf(image),
			alt: say(alt),
		}));

export type ShopCase = ReturnType<typeof shopCases>[number];
