import type { SecurityPackage, TvPackage } from "../../content/packages/package";
import { securityPackages } from "../../content/packages/security-packages";
import { tvProviders } from "../../content/packages/tv-providers";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { priceParts } from "../../platform/money";

const described = ({ id, name, price, features, badge }: SecurityPackage | TvPackage) => ({
	id,
	name,
	price: priceParts(price, m.per_month()),
	features: features.map(say),
	badge: badge && say(badge),
});

/** The data of a package card. */
export type PackageOffer = ReturnType<typeof described> & {
	/** The carrier or provider. */
	maker: string;
	channels?: string;
	originalPrice?: string | undefined;
};

/** SEC-1 */
export function securityOffers() {
	const offers = (segment: SecurityPackage["segment"]): PackageOffer[] =>
		securityPackages
			.filter((each) => each.segment === segment)
			.map((each) => ({ ...described(each), maker: each.carrier }));
	return { home: offers("home"), business: offers("business") };
}

/** TV-1 */
export const tvGroups = () =>
	tvProviders.map(({ id, name, packages }) => ({
		id,
		name: say(name),
		packages: packages.map(
			(each): PackageOffer => ({
				...described(each),
				maker: each.provider,
				channels: say(each.channels),
				originalPrice: each.originalPrice && priceParts(each.originalPrice, m.per_month()).amount,
			}),
		),
	}));

export type TvGroup = ReturnType<typeof tvGroups>[number];
