import { currentCatalogue } from "../../catalogue/current.server";
import type { Plan } from "../../content/plans/plan";
import type { MonthlyPrice, PriceCheck } from "../../content/prices";
import type { Words } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { priceParts } from "../../platform/money";
import { priceStatus } from "../../platform/price-status.server";

interface Entry {
	id: string;
	name: string;
	price: MonthlyPrice;
	priceCheck: PriceCheck | undefined;
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
		.map(({ id, name, price, priceCheck, priceNote }) => ({
			id,
			name,
			price,
			priceCheck,
			note: priceNote,
			to: `${page}?plan=${id}`,
		}));

/** Everything that a landing page can show, by id. */
function entries(): Map<string, Entry> {
	const { internetCarriers, postpaidCarriers, prepaidCarriers, tvProviders, securityPackages } = currentCatalogue();
	const tvPackages = tvProviders
		.flatMap(({ packages }) => packages)
		.map(
			({ id, name, price, priceCheck, channels }): Entry => ({
				id,
				name,
				price,
				priceCheck,
				note: channels,
				to: `/tv-cable-on-demand#${id}`,
			}),
		);
	const security = securityPackages.map(
		({ id, name, price, priceCheck, features }): Entry => ({
			id,
			name,
			price,
			priceCheck,
			note: features[0],
			to: `/security-systems#${id}`,
		}),
	);
	const all = [
		...plansOf("/wireless-plans", [...postpaidCarriers, ...prepaidCarriers]),
		...plansOf("/internet-plans", internetCarriers),
		...tvPackages,
		...security,
	];
	return new Map(all.map((entry) => [entry.id, entry]));
}

/** A plan or package with its price, and the address that shows it among the others. */
export function catalogueLink(id: string) {
	const entry = entries().get(id);
	if (!entry) throw new Error(`A partner's page names what is not in the catalogue: ${id}`);
	const { name, price, note, to } = entry;
	return { id, name, price: priceParts(price, m.per_month()), status: priceStatus(entry), note: note && say(note), to };
}

export type CatalogueLink = ReturnType<typeof catalogueLink>;
