import { currentCatalogue } from "../catalogue/current.server";
import { dealer } from "../content/dealer";
import type { RegionNames } from "../content/regions";
import { m } from "../paraglide/messages.js";
import { capitalized } from "./capitalized";
import type { DealerFacts } from "./dealer-facts";
import { say } from "./language";
import { languageTag } from "./language-tag";

const DAYS_PER_WEEK = 7;

const list = (parts: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
	new Intl.ListFormat(languageTag(), { type }).format(parts);

const counted = (count: number): string => m.stores_counted({ count, number: m.stores_number({ count }) });

/** A state without names is called by its code. */
const nameOf = (state: string, form: keyof RegionNames): string => {
	const names = currentCatalogue().regions[state];
	return names ? say(names[form]) : state;
};

const whereOf = (states: readonly string[]): string =>
	m.stores_where({ states: list(states.map((state) => nameOf(state, "where"))) });

const storesByState = (): string =>
	list(
		[...Map.groupBy(currentCatalogue().stores, ({ region }) => region)].map(([state, { length: count }], index) => {
			const number = index === 0 ? counted(count) : m.stores_number({ count });
			return `${number} ${whereOf([state])}`;
		}),
	);

const yesOrNo = (condition: boolean) => (condition ? "yes" : "no");

export function dealerFacts(): DealerFacts {
	const { stores, partners, internetCarriers, postpaidCarriers, prepaidCarriers } = currentCatalogue();
	const states = [...new Set(stores.map(({ region }) => region))];
	const names = states.map((state) => nameOf(state, "name"));
	return {
		storeCount: stores.length,
		storeNumber: m.stores_number({ count: stores.length }),
		stores: counted(stores.length),
		storesAtStart: capitalized(counted(stores.length)),
		states: list(names),
		anyState: list(names, "disjunction"),
		where: whereOf(states),
		stateCodes: list(states),
		storesByState: capitalized(storesByState()),
		openDaily: yesOrNo(
			stores.every(({ openingHours }) => new Set(openingHours.flatMap(({ days }) => days)).size === DAYS_PER_WEEK),
		),
		sameHours: yesOrNo(new Set(stores.map(({ openingHours }) => JSON.stringify(openingHours))).size === 1),
		partnerCount: partners.length,
		internetCarrierCount: internetCarriers.length,
		wirelessCarrierCount: postpaidCarriers.length + prepaidCarriers.length,
		year: dealer.foundingYear,
	};
}

/** Fills in the facts that a text of the catalogue names: "Our {stores} {where}". */
export const withFacts = (text: string): string => {
	const facts: Readonly<Record<string, string | number>> = { ...dealerFacts() };
	return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
};
