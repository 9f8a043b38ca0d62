/** What the dealer sells and where, read from the catalogue, so that a change of data fails no journey. */
import { isLandingSlug } from "../../app/content/partners/landings/landing.ts";
import { partners } from "../../app/content/partners.ts";
import { phoneCases } from "../../app/content/phone-cases.ts";
import { internetCarriers } from "../../app/content/plans/internet-carriers.ts";
import { postpaidCarriers, prepaidCarriers } from "../../app/content/plans/wireless-carriers.ts";
import type { Store } from "../../app/content/store.ts";
import { stores } from "../../app/content/stores.ts";

export { partners, phoneCases, stores };

/** The partners with a landing page of their own; the others share one page. */
export const landingPartners = partners.filter(({ slug }) => isLandingSlug(slug));

function first<T>(list: readonly T[], what: string): T {
	const [one] = list;
	if (one === undefined) throw new Error(`The catalogue has no ${what}`);
	return one;
}

const hasNumber = (store: Store): store is Store & { phone: string; whatsapp: { number: string } } =>
	store.phone !== undefined && "number" in store.whatsapp;

/** A store that can be called and takes a text by WhatsApp. */
export const reachable = first(stores.filter(hasNumber), "store with a phone and a WhatsApp number");

export const storeNamed = (name: string) =>
	first(
		stores.filter((store) => store.name === name),
		`store named ${name}`,
	);

export const planOf = (id: string) =>
	first(
		[...internetCarriers, ...postpaidCarriers, ...prepaidCarriers]
			.flatMap(({ plans }) => plans as readonly { id: string; name: string; price: string; originalPrice?: string }[])
			.filter((plan) => plan.id === id),
		`plan ${id}`,
	);

export { internetCarriers, postpaidCarriers, prepaidCarriers };

export const caseOf = (id: string) =>
	first(
		phoneCases.filter((one) => one.id === id),
		`case ${id}`,
	);

export const telLink = (phone: string) => `tel:+1${phone.replace(/\D/g, "")}`;

export const centsOf = (price: string) => Math.round(Number(price.replace(/[^\d.]/g, "")) * 100);

/** "$1,320.00" */
export const dollars = (cents: number) =>
	new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
