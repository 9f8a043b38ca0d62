import { toCents } from "../../platform/money";
import { modelId } from "../../platform/phone-model";
import {
	type CaseFilter,
	type Group,
	groups,
	type Make,
	type Material,
	type PriceRange,
	type Sorting,
	sortings,
} from "./case-filter";

/** The part of a case that filtering and sorting use. */
export interface FilterableCase {
	name: string;
	price: string;
	/** The rating, if there is one. */
	stars?: number | undefined;
	models: readonly string[] | "most";
	makes: readonly Make[];
	materials: readonly Material[];
}

export function priceRangeOf(price: string): PriceRange {
	const cents = toCents(price);
	if (cents < 20_00) return "under-20";
	return cents < 30_00 ? "20-to-30" : "30-and-over";
}

const optionsOf: Record<Group, (one: FilterableCase) => readonly string[]> = {
	make: ({ makes }) => makes,
	material: ({ materials }) => materials,
	price: ({ price }) => [priceRangeOf(price)],
};

/** ACT-8 */
const fits = ({ models }: FilterableCase, model: string): boolean =>
	model === "" || models === "most" || models.some((each) => modelId(each) === model);

/** The phones that the cases fit, by their first word, in the order of the catalogue: "iPhone", "Samsung". */
export function modelGroups(cases: readonly FilterableCase[]): Map<string, string[]> {
	const models = [...new Set(cases.flatMap((one) => (one.models === "most" ? [] : one.models)))].sort((a, b) =>
		a.localeCompare(b, "en", { numeric: true }),
	);
	return Map.groupBy(models, (model) => model.split(" ", 1)[0] ?? "");
}

/** Choices within a group are alternatives; a group without a choice matches everything. */
const passes = (one: FilterableCase, group: Group, chosen: readonly string[]): boolean =>
	chosen.length === 0 || optionsOf[group](one).some((option) => chosen.includes(option));

const orders: Record<Sorting, ((a: FilterableCase, b: FilterableCase) => number) | undefined> = {
	featured: undefined,
	"price-asc": (a, b) => toCents(a.price) - toCents(b.price),
	"price-desc": (a, b) => toCents(b.price) - toCents(a.price),
	rating: (a, b) => (b.stars ?? 0) - (a.stars ?? 0),
	name: (a, b) => a.name.localeCompare(b.name),
};

/** CASE-2: the cases that match every group, sorted; ties keep the order of the catalogue. */
export function filterCases<T extends FilterableCase>(
	cases: readonly T[],
	{ sort, model, ...chosen }: CaseFilter,
): T[] {
	const left = cases.filter((one) => fits(one, model) && groups.every((group) => passes(one, group, chosen[group])));
	const order = orders[sort];
	return order ? left.toSorted(order) : left;
}

/** TRUE-2: cases can be sorted by their rating only where there are ratings. */
export const offeredSortings = (cases: readonly FilterableCase[]): readonly Sorting[] =>
	sortings.filter((sorting) => sorting !== "rating" || cases.some(({ stars }) => stars !== undefined));

/** How many cases an option would show, given the choices in the other groups. */
export const optionCount = (cases: readonly FilterableCase[], filter: CaseFilter, group: Group, option: string) =>
	filterCases(cases, { ...filter, [group]: [option] }).length;
