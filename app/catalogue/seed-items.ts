import { badges } from "../content/badges";
import { seed } from "../content/catalogue";
import { phrases as partnerPhrases } from "../content/partners/phrases";
import { phrases as planPhrases } from "../content/plans/phrases";
import type { Carrier, InternetPlan, WirelessPlan } from "../content/plans/plan";
import { writtenEntries } from "../content/search-catalogue";
import { type Item, itemKey } from "./catalogue-at";
import type { Kind, Stored } from "./shapes";

/** A name in the form of an id: "AT&T Fiber" as "att-fiber". */
const slug = (name: string): string =>
	name
		.toLowerCase()
		.replaceAll("&", "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-+|-+$/g, "");

/** A stored check names its price. */
const withPriceOfCheck = (data: { price?: string; priceCheck?: object }) =>
	data.priceCheck ? { ...data, priceCheck: { price: data.price, ...data.priceCheck } } : data;

/** The catalogue of the files in its stored form: what a new database begins with. */
export function seedItems(): Item[] {
	/** The files share a badge or phrase by using the same object. */
	const shared = new Map<unknown, string>();
	const items: Item[] = [];

	const store = (value: unknown): unknown => {
		if (typeof value !== "object" || value === null) return value;
		const ref = shared.get(value);
		if (ref) return { ref };
		if (Array.isArray(value)) return value.map(store);
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, store(inner)]));
	};
	const add = (kind: Kind, item: string, data: object) =>
		items.push({ kind, item, data: store(withPriceOfCheck(data)) as Stored } as Item);
	/** Adds items and their order. */
	const addAll = <T>(kind: Kind, all: readonly T[], split: (each: T) => [item: string, data: object]) => {
		const pairs = all.map(split);
		for (const [item, data] of pairs) add(kind, item, data);
		add("order", kind, { items: pairs.map(([item]) => item) });
	};
	const byId = ({ id, ...data }: { id: string }): [string, object] => [id, data];

	for (const [name, words] of Object.entries(badges)) add("badge", name, words);
	for (const [name, words] of Object.entries(planPhrases)) add("phrase", `plans-${name}`, words);
	for (const [name, words] of Object.entries(partnerPhrases)) add("phrase", `partners-${name}`, words);
	const texts = { badge: badges, "phrase/plans": planPhrases, "phrase/partners": partnerPhrases };
	for (const [prefix, group] of Object.entries(texts))
		for (const [name, words] of Object.entries(group))
			shared.set(words, prefix === "badge" ? itemKey({ kind: prefix, item: name }) : `${prefix}-${name}`);

	const carriers = (kind: Kind, planKind: Kind, all: readonly Carrier<InternetPlan | WirelessPlan>[]) =>
		addAll(kind, all, ({ plans, ...carrier }) => {
			const { name } = carrier;
			for (const { id, ...plan } of plans) add(planKind, id, { ...plan, carrier: slug(name) });
			return [slug(name), { ...carrier, plans: plans.map(({ id }) => id) }];
		});
	carriers("internet-carrier", "internet-plan", seed.internetCarriers);
	carriers("postpaid-carrier", "postpaid-plan", seed.postpaidCarriers);
	carriers("prepaid-carrier", "prepaid-plan", seed.prepaidCarriers);

	addAll("tv-provider", seed.tvProviders, ({ id, name, packages }) => {
		for (const { id: item, ...data } of packages) add("tv-package", item, { group: id, ...data });
		return [id, { name, packages: packages.map((each) => each.id) }];
	});
	addAll("security-package", seed.securityPackages, byId);
	addAll("phone-case", seed.phoneCases, byId);
	addAll("partner", seed.partners, ({ slug: item, ...data }) => [item, data]);
	addAll("landing", Object.entries(seed.landings), ([item, data]) => [item, data]);
	addAll("store", seed.stores, byId);
	addAll("region", Object.entries(seed.regions), ([item, data]) => [item, data]);
	addAll("deal", seed.deals, byId);
	addAll("promo-card", seed.promoCards, byId);
	addAll("search-entry", writtenEntries, (entry) => [slug(`${entry.url} ${entry.title?.en ?? ""}`), entry]);
	return items;
}
