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
	/** One phone, as its id in the URL; empty: any. */
	model: string;
	make: readonly Make[];
	material: readonly Material[];
	price: readonly PriceRange[];
	sort: Sorting;
}

/** The filter groups, named as in the URL. */
export const groups = ["make", "material", "price"] as const;
export type Group = (typeof groups)[number];

/**
 * CASE-2: the URL holds the state of the filter. Unknown values are ignored; which models there are, only the server
 * knows.
 */
export function parseCaseFilter(
	search: URLSearchParams,
	offered: readonly Sorting[] = sortings,
	models?: readonly string[],
): CaseFilter {
	const chosen = <T extends string>(group: Group, options: readonly T[]): readonly T[] => {
		const asked = search.getAll(group);
		return options.filter((option) => asked.includes(option));
	};
	const sort = search.get("sort");
	const model = search.get("model") ?? "";
	return {
		model: !models || models.includes(model) ? model : "",
		make: chosen("make", makes),
		material: chosen("material", materials),
		price: chosen("price", priceRanges),
		sort: offered.find((sorting) => sorting === sort) ?? "featured",
	};
}

/** The shortest query string of a filter, in canonical order: "?make=iPhone&sort=name" or "". */
export function caseSearch({ sort, model, ...chosen }: CaseFilter): string {
	const search = new URLSearchParams(groups.flatMap((group) => chosen[group].map((option) => [group, option])));
	if (model) search.append("model", model);
	if (sort !== "featured") search.append("sort", sort);
	return search.size > 0 ? `?${search}` : "";
}

/** Of the checkboxes. */
export const chosenCount = (filter: CaseFilter): number => groups.reduce((sum, group) => sum + filter[group].length, 0);

export const isFiltered = (filter: CaseFilter): boolean => filter.model !== "" || chosenCount(filter) > 0;
