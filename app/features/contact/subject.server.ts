import { securityPackages } from "../../content/packages/security-packages";
import { tvProviders } from "../../content/packages/tv-providers";
import { partners } from "../../content/partners";
import { promotionSlug } from "../../content/partners/promotion-slug";
import { phoneCases } from "../../content/phone-cases";
import { internetCarriers } from "../../content/plans/internet-carriers";
import { postpaidCarriers, prepaidCarriers } from "../../content/plans/wireless-carriers";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";

interface Priced {
	id: string;
	name: string;
	price: string;
}

const offers: readonly Priced[] = [
	...internetCarriers.flatMap(({ plans }) => plans),
	...[...postpaidCarriers, ...prepaidCarriers].flatMap(({ plans }) => plans),
	...tvProviders.flatMap(({ packages }) => packages),
	...securityPackages,
];

const offer = (id: string | null) => {
	const found = offers.find((each) => each.id === id);
	return found ? [`${found.name}, ${found.price}`] : [];
};

function partner(slug: string | null, promotion: string | null): string[] {
	const found = partners.find((each) => each.slug === slug);
	if (!found) return [];
	const promoted = found.promotions.find((each) => promotionSlug(each) === promotion);
	return [promoted ? `${found.name}: ${say(promoted.title)}` : found.name];
}

function topic(name: string | null): string[] {
	if (name === "security") return [m.contact_topic_security()];
	return name === "tv" ? [m.contact_topic_tv()] : [];
}

/**
 * CONTACT-1: what the visitor was looking at, one line each, from the query. Only what the catalogue knows is said
 * back; anybody may write an address.
 */
export const subjectLines = (query: URLSearchParams, cart: readonly { id: string; quantity: number }[]): string[] => [
	...offer(query.get("plan")),
	...offer(query.get("package")),
	...partner(query.get("partner"), query.get("promotion")),
	...topic(query.get("topic")),
	...cart.flatMap(({ id, quantity }) => {
		const found = phoneCases.find((each) => each.id === id);
		return found ? [`${quantity} × ${say(found.name)}, ${found.price}`] : [];
	}),
];
