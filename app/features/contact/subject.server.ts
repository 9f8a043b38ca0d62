import { currentCatalogue } from "../../catalogue/current.server";
import type { Price, PriceCheck } from "../../content/prices";
import { m } from "../../paraglide/messages.js";
import { contactLink } from "../../platform/contact-link";
import { writtenPrice } from "../../platform/from-price.server";
import { say } from "../../platform/language";
import { modelId } from "../../platform/phone-model";
import { priceStatus } from "../../platform/price-status.server";
import type { Topic } from "./topics";

interface Priced {
	id: string;
	name: string;
	carrier?: string;
	price: string;
	priceCheck?: PriceCheck;
}

/** Everything with a price that a link can refer to, by topic. */
function offers(): { topic: Topic; priced: readonly Priced[] }[] {
	const { internetCarriers, postpaidCarriers, prepaidCarriers, tvProviders, securityPackages } = currentCatalogue();
	return [
		{ topic: "internet", priced: internetCarriers.flatMap(({ plans }) => plans) },
		{ topic: "wireless", priced: [...postpaidCarriers, ...prepaidCarriers].flatMap(({ plans }) => plans) },
		{ topic: "tv", priced: tvProviders.flatMap(({ packages }) => packages) },
		{ topic: "security", priced: securityPackages },
	];
}

/** One thing that the visitor asks about. */
export interface Thing {
	text: string;
	/** Its part of the query, for what can be one of several: `plan=att-fiber-300`. */
	key?: string;
}

const MOST_OFFERS = 20;

const idsIn = (query: URLSearchParams, parameter: string): string[] =>
	[...new Set(query.getAll(parameter))].slice(0, MOST_OFFERS);

/** A store must know whose "5G Home Plus" it is. */
const nameWithCarrier = ({ name, carrier = "" }: Priced): string =>
	name.toLowerCase().includes(carrier.toLowerCase().split(" ")[0] ?? "") ? name : `${name} (${carrier})`;

function pricedThings(query: URLSearchParams, parameter: "package" | "plan"): Thing[] {
	const all = offers().flatMap(({ priced }) => priced);
	return idsIn(query, parameter).flatMap((id) => {
		const found = all.find((each) => each.id === id);
		if (!found) return [];
		const status = priceStatus(found);
		return {
			text: `${nameWithCarrier(found)}, ${writtenPrice(found.price)}${status ? ` (${status})` : ""}`,
			key: `${parameter}=${id}`,
		};
	});
}

function partner(slug: string | null, promotion: string | null): Thing[] {
	const found = currentCatalogue().partners.find((each) => each.slug === slug);
	if (!found) return [];
	const promoted = found.promotions.find((each) => each.id === promotion);
	return [{ text: promoted ? `${found.name}: ${say(promoted.title)}` : found.name }];
}

const deal = (id: string | null): Thing[] =>
	currentCatalogue()
		.deals.filter((each) => each.id === id)
		.map(({ title }) => ({ text: say(title) }));

const namedTopic = (query: URLSearchParams) =>
	(["security", "tv"] as const).find((name) => name === query.get("topic"));

function topic(name: "security" | "tv" | undefined): Thing[] {
	if (!name) return [];
	return [{ text: name === "security" ? m.contact_topic_security() : m.contact_topic_tv() }];
}

/** A phone case requested by URL. */
interface Wanted {
	id: string;
	quantity: number;
	/** The phone that it is for, as its id in URLs. */
	model?: string;
}

interface WantedCase {
	id: string;
	quantity: number;
	name: string;
	price: Price;
	/** The phones that it fits. */
	compatibility: string;
	/** The phone that it is for (ACT-12). */
	model?: string;
}

function wantedCase({ id, quantity, model }: Wanted): WantedCase[] {
	const { phoneCases } = currentCatalogue();
	const found = phoneCases.find((each) => each.id === id);
	if (!found) return [];
	const phones = (found.models === "most" ? phoneCases : [found]).flatMap(({ models }) =>
		models === "most" ? [] : models,
	);
	const phone = phones.find((name) => modelId(name) === model);
	return [
		{
			id,
			quantity,
			name: say(found.name),
			price: found.price,
			compatibility: say(found.compatibility),
			...(phone && { model: phone }),
		},
	];
}

/** The requested cases that exist, with current name, price and phone. A phone that the case does not fit is ignored. */
export function wantedCases(cart: readonly Wanted[]): WantedCase[] {
	const all = cart.flatMap(wantedCase);
	return all.filter(({ id, model }, at) => all.findIndex((each) => each.id === id && each.model === model) === at);
}

/** The topic to preselect; things of several topics make a general question. */
export function likelyTopic(query: URLSearchParams, cart: readonly Wanted[]): Topic {
	const ids = [...idsIn(query, "plan"), ...idsIn(query, "package")];
	const found = offers()
		.filter(({ priced }) => priced.some(({ id }) => ids.includes(id)))
		.map((each) => each.topic);
	if (wantedCases(cart).length > 0) found.push("cases");
	if (found.length > 0) return found.length === 1 && found[0] ? found[0] : "general";
	return namedTopic(query) ?? "general";
}

/**
 * CONTACT-1: what the visitor was looking at, from the query. URLs are untrusted: only catalogue entries are repeated.
 */
export const subjectThings = (query: URLSearchParams, cart: readonly Wanted[]): Thing[] => [
	...pricedThings(query, "plan"),
	...pricedThings(query, "package"),
	...partner(query.get("partner"), query.get("promotion")),
	...deal(query.get("deal")),
	...topic(namedTopic(query)),
	...wantedCases(cart).map(({ quantity, name, compatibility, model, price }) => ({
		text: `${quantity} × ${name} (${model ? m.cart_for_phone({ model }) : compatibility}), ${writtenPrice(price)}`,
	})),
];

/** One line each. */
export const subjectLines = (query: URLSearchParams, cart: readonly Wanted[]): string[] =>
	subjectThings(query, cart).map(({ text }) => text);

/** The contact page with the enquiry of a query: without the store, and without one of its things if that is named. */
export const enquiryPath = (query: URLSearchParams, without?: string): string =>
	contactLink({
		plan: idsIn(query, "plan").filter((id) => without !== `plan=${id}`),
		package: idsIn(query, "package").filter((id) => without !== `package=${id}`),
		partner: query.get("partner") ?? undefined,
		promotion: query.get("promotion") ?? undefined,
		deal: query.get("deal") ?? undefined,
		topic: namedTopic(query),
		cart: query.get("cart") ?? undefined,
	});
