import { latestChecks } from "../../../db/catalogue/price-checks";
import { type WorkingItem, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { checkKey, type RecordedCheck } from "../../catalogue/price-check";
import type { Catalogue } from "../../content/catalogue";
import { dealer } from "../../content/dealer";
import type { Priced } from "../../content/prices";
import { currentLocale } from "../../platform/language";
import { isPricedKind } from "./price-cells";
import { filterRows, type PriceFilters, ROWS_A_PAGE } from "./price-filters";
import { priceRows } from "./price-rows";

/** GRID-1: what the grid shows of the working catalogue. */
export async function priceGridData(
	{ db, published, now }: { db: Database; published: Catalogue; now: number },
	filters: PriceFilters,
) {
	const { items } = await workingCatalogue(db);
	const drafts = [...items.values()].filter(isPricedDraft);
	const draftChecks = await latestChecks(db, drafts);
	const live = publishedChecks(published);
	const rows = priceRows(items, {
		checkOf: (key, price) => draftChecks.get(checkKey(key, price)) ?? live.get(checkKey(key, price)),
		now,
		timeZone: dealer.timeZone,
		locale: currentLocale(),
	});
	const found = filterRows(rows, filters);
	const pages = Math.max(1, Math.ceil(found.rows.length / ROWS_A_PAGE));
	const page = Math.min(filters.page, pages);
	return {
		filters: { ...filters, page },
		counts: found.counts,
		total: rows.length,
		matching: found.rows.length,
		pages,
		rows: filters.all ? found.rows : found.rows.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE),
	};
}

export type PriceGridData = Awaited<ReturnType<typeof priceGridData>>;

const isPricedDraft = ({ kind, status }: WorkingItem) =>
	isPricedKind(kind) && (status === "changed" || status === "new");

const known = new WeakMap<Catalogue, ReadonlyMap<string, RecordedCheck>>();

/** The dated checks of what is published, by `checkKey`: the process has them, so no page reads the table of all checks. */
function publishedChecks(catalogue: Catalogue): ReadonlyMap<string, RecordedCheck> {
	const kept = known.get(catalogue);
	if (kept) return kept;
	const checks = new Map<string, RecordedCheck>();
	const add = (kind: string, all: readonly ({ id: string } & Priced<string>)[]) => {
		for (const { id, price, priceCheck } of all)
			if (priceCheck?.on !== undefined) checks.set(checkKey(`${kind}/${id}`, price), priceCheck);
	};
	for (const { plans } of catalogue.internetCarriers) add("internet-plan", plans);
	for (const { plans } of catalogue.postpaidCarriers) add("postpaid-plan", plans);
	for (const { plans } of catalogue.prepaidCarriers) add("prepaid-plan", plans);
	for (const { packages } of catalogue.tvProviders) add("tv-package", packages);
	add("security-package", catalogue.securityPackages);
	known.set(catalogue, checks);
	return checks;
}
