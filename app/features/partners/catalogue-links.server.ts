import { securityPackages } from "../../content/packages/security-packages";
import { tvProviders } from "../../content/packages/tv-providers";
import { internetCarriers } from "../../content/plans/internet-carriers";
import type { Plan } from "../../content/plans/plan";
import { postpaidCarriers, prepaidCarriers } from "../../content/plans/wireless-carriers";
import type { MonthlyPrice } from "../../content/prices";
import type { Words } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { priceParts } from "../../platform/money";

interface Entry {
	id: string;
	name: string;
	price: MonthlyPrice;
	/** The condition of the price, or what it is for. */
	note: Words | undefined;
	to: string;
}

const plansOf = (
	page: "/internet-plans" | "/wireless-plans",
	carriers: readonly { plans: readonly Plan[] }[],
): Entry[] =>
	carriers
		.flatMap(({ plans }) => plans)
		.map(({ id, name, price, priceNote }) => ({ id, name, price, note: priceNote, to: `${page}?plan=${id}` }));

const tvPackages = tvProviders
	.flatMap(({ packages }) => packages)
	.map(
		({ id, name, price, channels }): Entry => ({ id, name, price, note: channels, to: `/tv-cable-on-demand#${id}` }),
	);

const homeSecurity = securityPackages.map(
	({ id, name, price, features }): Entry => ({ id, name, price, note: features[0], to: `/security-systems#${id}` }),
);

const catalogue = new Map(
	[
		...plansOf("/wireless-plans", [...postpaidCarriers, ...prepaidCarriers]),
		...plansOf("/internet-plans", internetCarriers),
		...tvPackages,
		...homeSecurity,
	].map((entry) => [entry.id, entry]),
);

/** A plan or package with its price, and the address that shows it among the others. */
export function catalogueLink(id: string) {
	const entry = catalogue.get(id);
	if (!entry) throw new Error(`A partner's page names what is not in the catalogue: ${id}`);
	const { name, price, note, to } = entry;
	return { id, name, price: priceParts(price, m.per_month()), note: note && say(note), to };
}

export type CatalogueLink = ReturnType<typeof catalogueLink>;
