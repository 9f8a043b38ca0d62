import { currentCatalogue } from "../../catalogue/current.server";
import type { SecurityPackage, TvPackage } from "../../content/packages/package";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { languageTag } from "../../platform/language-tag";
import { priceParts } from "../../platform/money";
import { notSoldNote } from "../../platform/not-sold-in.server";
import { priceStatus, struckPrice } from "../../platform/price-status.server";

/** TRUE-5, FACT-3: what is known by name, and in one line what to ask. */
function termsOf({ term, equipment, needs }: SecurityPackage | TvPackage) {
	const facts = [
		{ label: m.packages_term(), text: term },
		{ label: m.packages_equipment(), text: equipment },
		{ label: m.packages_needs(), text: needs },
	];
	const open = [
		...(term ? [] : [m.packages_the_term()]),
		...(equipment ? [] : [m.packages_the_equipment()]),
		m.packages_the_fees(),
	];
	return {
		known: facts.flatMap(({ label, text }) => (text ? { label, text: say(text) } : [])),
		ask: m.packages_ask_terms({ what: new Intl.ListFormat(languageTag()).format(open) }),
	};
}

const described = (entry: SecurityPackage | TvPackage) => ({
	id: entry.id,
	name: entry.name,
	price: priceParts(entry.price, m.per_month()),
	priceStatus: priceStatus(entry),
	terms: termsOf(entry),
	struck: struckPrice(entry),
	features: entry.features.map(say),
	badge: entry.badge && say(entry.badge),
});

/** The data of a package card. */
export type PackageOffer = ReturnType<typeof described> & {
	/** The carrier or provider. */
	maker: string;
	channels?: string;
};

/** SEC-1 */
export function securityOffers() {
	const offers = (segment: SecurityPackage["segment"]): PackageOffer[] =>
		currentCatalogue()
			.securityPackages.filter((each) => each.segment === segment)
			.map((each) => ({ ...described(each), maker: each.carrier }));
	return { home: offers("home"), business: offers("business") };
}

/** A partner's group has its slug: "optimum-tv", "directv". */
const partnerOf = (group: string) => currentCatalogue().partners.find(({ slug }) => slug === group.replace(/-tv$/, ""));

/** TV-1 */
export const tvGroups = () =>
	currentCatalogue().tvProviders.map(({ id, name, packages }) => ({
		id,
		name: say(name),
		notSold: notSoldNote(say(name), partnerOf(id)?.notSoldIn),
		packages: packages.map(
			(each): PackageOffer => ({
				...described(each),
				maker: each.provider,
				channels: say(each.channels),
			}),
		),
	}));

export type TvGroup = ReturnType<typeof tvGroups>[number];
