import type { Catalogue } from "../content/catalogue";
import { dealer } from "../content/dealer";
import type { Carrier, InternetPlan, WirelessPlan } from "../content/plans/plan";
import { searchEntries } from "../content/search-entry";
import { locales, type Words } from "../content/words";
import { checkKey, checkOf, type RecordedCheck } from "./price-check";
import type { Kind, Stored } from "./shapes";
import { boundariesOf, clockOf, resolve } from "./timed";

/** One thing that a dealer changes, in its stored form. */
export interface Item<K extends Kind = Kind> {
	kind: K;
	item: string;
	data: Stored<K>;
}

export const itemKey = ({ kind, item }: { kind: string; item: string }): string => `${kind}/${item}`;

interface Reference {
	ref: string;
}

/** Stored data with every reference replaced by the text that it names. */
type Spelled<T> = T extends Reference
	? never
	: T extends readonly (infer Element)[]
		? readonly Spelled<Element>[]
		: T extends object
			? { [Key in keyof T]: Spelled<T[Key]> }
			: T;

type Shown<K extends Kind> = Spelled<Omit<Stored<K>, "timed" | "hidden">>;

/** What a catalogue is made with, besides its items. */
interface Around {
	pictures: Catalogue["pictures"];
	/** The last check of each price, by `checkKey`. */
	checks?: ReadonlyMap<string, RecordedCheck>;
	timeZone?: string;
}

const nothing = Object.fromEntries(locales.map((locale) => [locale, ""])) as Record<string, string> as Words;

/** The catalogue that the items make at an instant. What is hidden then is not in it. */
export function catalogueAt(
	items: readonly Item[],
	instant: number,
	{ pictures, checks = new Map(), timeZone = dealer.timeZone }: Around,
): Catalogue {
	const withCheck = <P extends { price: string; priceCheck?: Parameters<typeof checkOf>[0]["priceCheck"] }>(
		key: string,
		{ priceCheck, ...shown }: P,
	) => {
		const check = checkOf(
			{ price: shown.price, ...(priceCheck && { priceCheck }) },
			checks.get(checkKey(key, shown.price)),
		);
		return check ? { ...shown, priceCheck: check } : shown;
	};
	const byKind = new Map<Kind, Map<string, Stored>>();
	for (const { kind, item, data } of items) {
		const { hidden, ...shown } = resolve(data, instant, clockOf(kind, data, timeZone));
		if (hidden) continue;
		const group = byKind.get(kind) ?? new Map();
		byKind.set(kind, group.set(item, "price" in shown ? withCheck(itemKey({ kind, item }), shown) : shown));
	}
	const stored = <K extends Kind>(kind: K) => (byKind.get(kind) ?? new Map()) as Map<string, Stored<K>>;

	const texts = new Map<string, Words>();
	for (const kind of ["badge", "phrase"] as const)
		for (const [item, words] of stored(kind)) texts.set(itemKey({ kind, item }), words);
	/** Equal values become one, such as the hours of several stores: it takes less memory, and the data of a page has it once. */
	const shared = new Map<string, unknown>();
	const share = (value: object): unknown => {
		const text = JSON.stringify(value);
		if (!shared.has(text)) shared.set(text, value);
		return shared.get(text);
	};
	const spell = (value: unknown): unknown => {
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return share(value.map(spell));
		if ("ref" in value) return texts.get(value.ref as string) ?? nothing;
		return share(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spell(inner)])));
	};

	/** Items in a given order; those that it does not name come last. */
	const inOrder = <T>(all: ReadonlyMap<string, T>, order: readonly string[]): [string, T][] => {
		const names = new Set([...order, ...[...all.keys()].toSorted()]);
		return [...names].flatMap((item): [string, T][] => {
			const found = all.get(item);
			return found ? [[item, found]] : [];
		});
	};
	const spelled = <K extends Kind>(kind: K): [string, Shown<K>][] =>
		[...stored(kind)].map(([item, data]) => [item, spell(data) as Shown<K>]);
	const ordered = <K extends Kind>(kind: K) => inOrder(new Map(spelled(kind)), stored("order").get(kind)?.items ?? []);
	/** The items of a kind by what they belong to. */
	const groups = <K extends Kind>(kind: K, groupOf: (data: Shown<K>) => string) => {
		const found = Map.groupBy(spelled(kind), ([, data]) => groupOf(data));
		return (group: string, order: readonly string[]) => inOrder(new Map(found.get(group)), order);
	};
	const withIds = <K extends Kind>(kind: K) => ordered(kind).map(([id, data]) => ({ id, ...data }));

	const carriers = <P extends InternetPlan | WirelessPlan>(
		kind: "internet-carrier" | "postpaid-carrier" | "prepaid-carrier",
		plansOf: (
			carrier: string,
			order: readonly string[],
		) => [string, Shown<"internet-plan" | "postpaid-plan" | "prepaid-plan">][],
	) =>
		ordered(kind).map(
			([item, { name, technology, notSoldIn, plans }]): Carrier<P> => ({
				name,
				technology,
				...(notSoldIn && { notSoldIn }),
				plans: plansOf(item, plans).map(([id, plan]) => ({ id, ...plan, carrier: name }) as unknown as P),
			}),
		);

	const internetPlans = groups("internet-plan", ({ carrier }) => carrier);
	const postpaidPlans = groups("postpaid-plan", ({ carrier }) => carrier);
	const prepaidPlans = groups("prepaid-plan", ({ carrier }) => carrier);
	const tvPackages = groups("tv-package", ({ group }) => group);
	const internetCarriers = carriers<InternetPlan>("internet-carrier", internetPlans);
	const postpaidCarriers = carriers<WirelessPlan>("postpaid-carrier", postpaidPlans);
	const prepaidCarriers = carriers<WirelessPlan>("prepaid-carrier", prepaidPlans);
	const partners = ordered("partner").map(([slug, data]) => ({ slug, ...data }));
	const phoneCases = withIds("phone-case");
	const stores = withIds("store");
	const written = ordered("search-entry").map(([, data]) => data);
	return {
		internetCarriers,
		postpaidCarriers,
		prepaidCarriers,
		securityPackages: withIds("security-package"),
		tvProviders: ordered("tv-provider").map(([id, { name, packages }]) => ({
			id,
			name,
			packages: tvPackages(id, packages).map(([packageId, { group: _, ...data }]) => ({ id: packageId, ...data })),
		})),
		phoneCases,
		partners,
		landings: Object.fromEntries(ordered("landing")),
		stores,
		deals: withIds("deal"),
		promoCards: withIds("promo-card"),
		searchEntries: searchEntries(written, {
			partners,
			carriers: [...internetCarriers, ...postpaidCarriers, ...prepaidCarriers],
			phoneCases,
			stores,
		}),
		regions: Object.fromEntries(ordered("region")),
		pictures,
	};
}

/** The next instant after `instant` at which some item changes by itself; null if none does. */
export function nextBoundary(
	items: readonly Item[],
	instant: number,
	timeZone: string = dealer.timeZone,
): number | null {
	const later = boundaries(items, timeZone).filter((each) => each > instant);
	return later.length > 0 ? Math.min(...later) : null;
}

export const boundaries = (items: readonly Item[], timeZone: string = dealer.timeZone): number[] =>
	items.flatMap(({ kind, data }) => boundariesOf(data, clockOf(kind, data, timeZone)));
