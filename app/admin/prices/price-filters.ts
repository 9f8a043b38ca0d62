import { isPricedKind, type PricedKind, pricedKinds } from "./price-cells";
import type { PriceRow } from "./price-row";

export const views = ["all", "unconfirmed", "due", "changed"] as const;
export type View = (typeof views)[number];

/** What the URL asks the grid for. */
export interface PriceFilters {
	kind: PricedKind | null;
	carrier: string;
	show: View;
	/** Words of the name. */
	q: string;
	page: number;
	/** All rows in one table, as far as the browser can do that. */
	all: boolean;
}

export const ROWS_A_PAGE = 100;

export function readFilters(search: URLSearchParams): PriceFilters {
	const kind = search.get("kind") ?? "";
	const page = Number(search.get("page") ?? 1);
	return {
		kind: isPricedKind(kind) ? kind : null,
		carrier: (search.get("carrier") ?? "").slice(0, 100),
		show: views.find((view) => view === search.get("show")) ?? "all",
		q: (search.get("q") ?? "").trim().slice(0, 100),
		page: Number.isInteger(page) && page > 0 ? page : 1,
		all: search.get("rows") === "all",
	};
}

/** The URL of the grid with other filters; they begin on the first page again. */
export function priceUrl(filters: PriceFilters, change: Partial<PriceFilters> = {}): string {
	const { kind, carrier, show, q, page, all } = { ...filters, page: 1, ...change };
	const search = new URLSearchParams({
		...(q && { q }),
		...(kind && { kind }),
		...(carrier && { carrier }),
		...(show !== "all" && { show }),
		...(all && { rows: "all" }),
		...(page > 1 && { page: String(page) }),
	});
	return search.size > 0 ? `/admin/prices?${search}` : "/admin/prices";
}

const tests: Readonly<Record<View, (row: PriceRow) => boolean>> = {
	all: () => true,
	unconfirmed: ({ unconfirmed }) => Boolean(unconfirmed),
	due: ({ due }) => Boolean(due),
	changed: ({ state }) => state !== "live",
};

/** Without case and accents. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export interface PriceCounts {
	views: Readonly<Record<View, number>>;
	kinds: readonly { kind: PricedKind; count: number }[];
	carriers: readonly { carrier: string; count: number }[];
}

/** The rows that the filters leave, and what each other choice would leave of the rest. */
export function filterRows(
	rows: readonly PriceRow[],
	filters: PriceFilters,
): { rows: PriceRow[]; counts: PriceCounts } {
	const words = plain(filters.q).split(/\s+/).filter(Boolean);
	const isNamed = ({ name, carrier, key }: PriceRow) => {
		if (words.length === 0) return true;
		const text = plain(`${carrier} ${name} ${key}`);
		return words.every((word) => text.includes(word));
	};
	const named = rows.filter(isNamed);
	const isKind = ({ kind }: PriceRow) => filters.kind === null || kind === filters.kind;
	const isCarrier = ({ carrier }: PriceRow) => filters.carrier === "" || carrier === filters.carrier;
	const isShown = tests[filters.show];
	const chosen = named.filter((row) => isKind(row) && isCarrier(row));
	const ofKind = named.filter((row) => isKind(row) && isShown(row));
	const carriers = new Map<string, number>();
	for (const { carrier } of ofKind) if (carrier) carriers.set(carrier, (carriers.get(carrier) ?? 0) + 1);
	return {
		rows: chosen.filter(isShown),
		counts: {
			views: Object.fromEntries(views.map((view) => [view, chosen.filter(tests[view]).length])) as Record<View, number>,
			kinds: pricedKinds.map((kind) => ({
				kind,
				count: named.filter((row) => row.kind === kind && isCarrier(row) && isShown(row)).length,
			})),
			carriers: [...carriers]
				.map(([carrier, count]) => ({ carrier, count }))
				.toSorted((a, b) => a.carrier.localeCompare(b.carrier, "en")),
		},
	};
}
