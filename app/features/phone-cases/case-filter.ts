import type { PhoneCase } from "../../content/phone-case";

export type Make = PhoneCase["makes"][number];
export type Material = PhoneCase["materials"][number];

/** The options in display order. The values also appear in the URL. */
export const makes = ["iPhone", "Samsung", "Google", "Motorola", "universal"] as const satisfies readonly Make[];
export const materials = [
	"tpu",
	"polycarbonate",
	"silicone",
	"leather",
	"fabric",
	"recycled",
	"pvc",
] as const satisfies readonly Material[];
export const priceRanges = ["under-20", "20-to-30", "30-and-over"] as const;
export const sortings = ["featured", "price-asc", "price-desc", "rating", "name"] as const;

export type PriceRange = (typeof priceRanges)[number];
export type Sorting = (typeof sortings)[number];

export interface CaseFilter {
	make: readonly Make[];
	material: readonly Material[];
	price: readonly PriceRange[];
	sort: Sorting;
}

/** The filter groups, named as in the URL. */
export const groups = ["make", "material", "price"] as const;
export type Group = (typeof groups)[number];

/** CASE-2: the URL holds the state of the filter. Unknown values are ignored. */
export function parseCaseFilter(search: URLSearchParams): CaseFilter {
	const chosen = <T extends string>(group: Group, offered: readonly T[]): readonly T[] => {
		const asked = search.getAll(group);
		return offered.filter((option) => asked.includes(option));
	};
	const sort = search.get("sort");
	return {
		make: chosen("make", makes),
		material: chosen("material", materials),
		price: chosen("price", priceRanges),
		sort: sortings.find((sorting) => sorting === sort) ?? "featured",
	};
}

/** The shortest query string of a filter, in canonical order: "?make=iPhone&sort=name" or "". */
export function caseSearch({ sort, ...chosen }: CaseFilter): string {
	const search = new URLSearchParams(groups.flatMap((group) => chosen[group].map((option) => [group, option])));
	if (sort !== "featured") search.append("sort", sort);
	return search.size > 0 ? `?${search}` : "";
}

export const chosenCount = (filter: CaseFilter): number => groups.reduce((sum, group) => sum + filter[group].length, 0);
