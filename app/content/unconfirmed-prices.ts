import { securityPackages } from "./packages/security-packages";
import { tvProviders } from "./packages/tv-providers";
import { internetCarriers } from "./plans/internet-carriers";
import { postpaidCarriers, prepaidCarriers } from "./plans/wireless-carriers";

/** The plans and packages whose price the dealer has not confirmed yet. */
export const unconfirmedPrices = () =>
	[
		...internetCarriers.flatMap(({ plans }) => plans),
		...[...postpaidCarriers, ...prepaidCarriers].flatMap(({ plans }) => plans),
		...tvProviders.flatMap(({ packages }) => packages),
		...securityPackages,
	]
		.filter(({ unconfirmed }) => unconfirmed)
		.map(({ id, name, price }) => ({ id, name, price }));
