import { toCents } from "../../platform/money";
import {
	type CaseFilter,
	type Group,
	groups,
	type Make,
	type Material,
	type PriceRange,
	type Sorting,
} from "./case-filter";

/** What the rules need to know of a case. */
export interface FilterableCase {
	name: string;
	price: string;
	rating: number;
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

/** Within a group any of the choices will do; a group without a choice lets everything through. */
const passes = (one: FilterableCase, group: Group, chosen: readonly string[]): boolean =>
	chosen.length === 0 || optionsOf[group](one).some((option) => chosen.includes(option));

const orders: Record<Sorting, ((a: FilterableCase, b: FilterableCase) => number) | undefined> = {
	featured: undefined,
	"price-asc": (a, b) => toCents(a.price) - toCents(b.price),
	"price-desc": (a, b) => toCents(b.price) - toCents(a.price),
	rating: (a, b) => b.rating - a.rating,
	name: (a, b) => a.name.localeCompare(b.name),
};

/** CASE-2: the cases that pass every group, in the order asked for; equals keep the order of the catalogue. */
export function filterCases<T extends FilterableCase>(cases: readonly T[], { sort, ...chosen }: CaseFilter): T[] {
	const left = cases.filter((one) => groups.every((group) => passes(one, group, chosen[group])));
	const order = orders[sort];
	return order ? left.toSorted(order) : left;
}

/** How many cases an option of a group stands for, under what is chosen in the other groups. */
export const optionCount = (cases: readonly FilterableCase[], filter: CaseFilter, group: Group, option: string) =>
	filterCases(cases, { ...filter, [group]: [option] }).length;
