import { securityPackages } from "../../content/packages/security-packages";
import { tvProviders } from "../../content/packages/tv-providers";
import { partners } from "../../content/partners";
import { phoneCases } from "../../content/phone-cases";
import { internetCarriers } from "../../content/plans/internet-carriers";
import { postpaidCarriers, prepaidCarriers } from "../../content/plans/wireless-carriers";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import type { Topic } from "./topics";

interface Priced {
	id: string;
	name: string;
	price: string;
}

/** Everything with a price that a link can refer to, by topic. */
const offers: readonly { topic: Topic; priced: readonly Priced[] }[] = [
	{ topic: "internet", priced: internetCarriers.flatMap(({ plans }) => plans) },
	{ topic: "wireless", priced: [...postpaidCarriers, ...prepaidCarriers].flatMap(({ plans }) => plans) },
	{ topic: "tv", priced: tvProviders.flatMap(({ packages }) => packages) },
	{ topic: "security", priced: securityPackages },
];

const offer = (id: string | null) => {
	const found = offers.flatMap(({ priced }) => priced).find((each) => each.id === id);
	return found ? [`${found.name}, ${found.price}`] : [];
};

function partner(slug: string | null, promotion: string | null): string[] {
	const found = partners.find((each) => each.slug === slug);
	if (!found) return [];
	const promoted = found.promotions.find((each) => each.id === promotion);
	return [promoted ? `${found.name}: ${say(promoted.title)}` : found.name];
}

function topic(name: string | null): string[] {
	if (name === "security") return [m.contact_topic_security()];
	return name === "tv" ? [m.contact_topic_tv()] : [];
}

/** A phone case requested by URL. */
interface Wanted {
	id: string;
	quantity: number;
}

/** The requested cases that exist, with current name and price. */
export const wantedCases = (cart: readonly Wanted[]) =>
	cart.flatMap(({ id, quantity }) => {
		const found = phoneCases.find((each) => each.id === id);
		return found ? [{ id, quantity, name: say(found.name), price: found.price }] : [];
	});

/** The topic to preselect. */
export function likelyTopic(query: URLSearchParams, cart: readonly Wanted[]): Topic {
	const ids = [query.get("plan"), query.get("package")];
	const found = offers.find(({ priced }) => priced.some(({ id }) => ids.includes(id)));
	if (found) return found.topic;
	const named = query.get("topic");
	if (named === "security" || named === "tv") return named;
	return wantedCases(cart).length > 0 ? "cases" : "general";
}

/**
 * CONTACT-1: what the visitor was looking at, one line each, from the query. URLs are untrusted: only catalogue entries
 * are repeated.
 */
export const subjectLines = (query: URLSearchParams, cart: readonly Wanted[]): string[] => [
	...offer(query.get("plan")),
	...offer(query.get("package")),
	...partner(query.get("partner"), query.get("promotion")),
	...topic(query.get("topic")),
	...wantedCases(cart).map(({ quantity, name, price }) => `${quantity} × ${name}, ${price}`),
];
