import { currentCatalogue } from "../../catalogue/current.server";
import type { PhoneCase } from "../../content/phone-case";
import { m } from "../../paraglide/messages.js";
import { formatDay } from "../../platform/format-day.server";
import { formatNumber } from "../../platform/format-number";
import { say } from "../../platform/language";
import { formatCents, toCents } from "../../platform/money";
import { modelId } from "../../platform/phone-model";
import { pictureOf } from "../../platform/pictures.server";
import { struckPrice } from "../../platform/price-status.server";
import type { PictureSource } from "../../ui/primitives/picture";
import {
	type Group,
	type Make,
	type Material,
	makes,
	materials,
	type PriceRange,
	parseCaseFilter,
	priceRanges,
} from "./case-filter";
import { filterCases, modelGroups, offeredSortings, optionCount } from "./filter-cases";

const makeNames: Record<Make, () => string> = {
	iPhone: () => "iPhone",
	Samsung: () => "Samsung Galaxy",
	Google: () => "Google Pixel",
	Motorola: () => "Motorola",
	universal: m.cases_make_universal,
};
const materialNames: Record<Material, () => string> = {
	tpu: m.cases_material_tpu,
	polycarbonate: m.cases_material_polycarbonate,
	silicone: m.cases_material_silicone,
	leather: m.cases_material_leather,
	fabric: m.cases_material_fabric,
	recycled: m.cases_material_recycled,
	pvc: m.cases_material_pvc,
};
const priceNames: Record<PriceRange, () => string> = {
	"under-20": m.cases_price_under_20,
	"20-to-30": m.cases_price_20_to_30,
	"30-and-over": m.cases_price_30_and_over,
};

/** The cart shows only a thumbnail. */
const stampOf = ({ src, sources }: PictureSource) => sources.at(-1)?.srcSet.split(" ", 1)[0] ?? src;

/** TRUE-2: a rating is shown with its number of reviews and its source. */
const shownRating = ({ value, reviews, source, on }: NonNullable<PhoneCase["rating"]>) => ({
	value: formatNumber(value, 1),
	label: m.rated({ value: formatNumber(value, 1) }),
	count: `${m.stores_reviews({ count: reviews })} ${source}, ${formatDay(on)}`,
});

function inLanguage({ image, originalPriceIs, badgeSource: _, ...one }: PhoneCase) {
	const picture = pictureOf(image);
	return {
		...one,
		name: say(one.name),
		alt: say(one.alt),
		badge: one.badge && say(one.badge),
		compatibility: say(one.compatibility),
		material: say(one.material),
		picture,
		stamp: stampOf(picture),
		stars: one.rating?.value,
		rating: one.rating && shownRating(one.rating),
		amount: formatCents(toCents(one.price)),
		struck: struckPrice({ ...one, originalPriceIs }),
	};
}

/** CASE-1, CASE-2: the cases for a query string, and the filter options. */
export function caseListing(search: URLSearchParams) {
	const all = currentCatalogue().phoneCases.map(inLanguage);
	const offered = offeredSortings(all);
	const models = [...modelGroups(all)].map(([make, names]) => ({
		make,
		models: names.map((name) => ({ id: modelId(name), name })),
	}));
	const modelIds = models.flatMap((group) => group.models.map(({ id }) => id));
	const filter = parseCaseFilter(search, offered, modelIds);
	const options = <T extends string>(group: Group, offered: readonly T[], names: Record<T, () => string>) =>
		offered.map((option) => ({
			value: option as string,
			label: names[option](),
			count: optionCount(all, filter, group, option),
			isChosen: (filter[group] as readonly string[]).includes(option),
		}));
	const cases = filterCases(all, filter);
	return {
		/** Sentences that the script need not carry in every language. */
		words: {
			whichPhone: m.cases_which_phone(),
			anyPhone: m.cases_any_phone(),
			show: cases.length > 0 ? m.cases_show({ count: cases.length }) : m.cases_none(),
		},
		cases: cases.map(({ makes: _, materials: __, stars: ___, models: ____, ...shown }) => shown),
		filter,
		models,
		/** The name of the chosen phone. */
		phone: models.flatMap((group) => group.models).find(({ id }) => id === filter.model)?.name,
		sortings: offered,
		groups: [
			{ group: "make", legend: m.cases_filter_make(), options: options("make", makes, makeNames) },
			{ group: "material", legend: m.cases_filter_material(), options: options("material", materials, materialNames) },
			{ group: "price", legend: m.cases_filter_price(), options: options("price", priceRanges, priceNames) },
		] satisfies { group: Group; legend: string; options: unknown }[],
	};
}

export type CaseListing = ReturnType<typeof caseListing>;
export type ShownCase = CaseListing["cases"][number];
