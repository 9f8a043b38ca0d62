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

/** The part of a case that filtering and sorting use. */
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

/** Choices within a group are alternatives; a group without a choice matches everything. */
const passes = (one: FilterableCase, group: Group, chosen: readonly string[]): boolean =>
	chosen.length === 0 || optionsOf[group](one).some((option) => chosen.includes(option));

const orders: Record<Sorting, ((a: FilterableCase, b: FilterableCase) => number) | undefined> = {
	featured: undefined,
	"price-asc": (a, b) => toCents(a.price) - toCents(b.price),
	"price-desc": (a, b) => toCents(b.price) - toCents(a.price),
	rating: (a, b) => b.rating - a.rating,
	name: (a, b) => a.name.localeCompare(b.name),
};

/** CASE-2: the cases that match every group, sorted; ties keep the order of the catalogue. */
export function filterCases<T extends FilterableCase>(cases: readonly T[], { sort, ...chosen }: CaseFilter): T[] {
	const left = cases.filter((one) => groups.every((group) => passes(one, group, chosen[group])));
	const order = orders[sort];
	return order ? left.toSorted(order) : left;
}

/** How many cases an option would show, given the choices in the other groups. */
export const optionCount = (cases: readonly FilterableCase[], filter: CaseFilter, group: Group, option: string) =>
	filterCases(cases, { ...filter, [group]: [option] }).length;
