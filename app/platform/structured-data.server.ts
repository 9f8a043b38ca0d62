import { createContext, type RouterContextProvider } from "react-router";
import type { BreadcrumbList, Graph, Offer, Organization, Service, Thing } from "schema-dts";
import { dealer } from "../content/dealer";
import { socialGroups } from "../content/social";
import { tagline } from "../content/tagline";
import { type Locale, locales } from "../content/words";
import { currentLocale, localePath, say } from "./language";
import { toCents } from "./money";
import { scriptJson } from "./script-json";
import { internationalPhone } from "./telephone";

/** Returns a page's schema.org data; `address` turns a path without language into an absolute URL. */
export type Describe = (address: (path: string, locale?: Locale) => string) => readonly Thing[];

/** Set by a page's loader. Used only when rendering documents; never sent to scripts. */
export const description = createContext<Describe | null>(null);

export const describePage = (context: Readonly<RouterContextProvider>, describe: Describe) =>
	context.set(description, describe);

/** The `@id` by which other entities refer to the dealer. */
export const dealerId = (address: (path: string) => string) => ({ "@id": address("/#dealer") });

const organization: Describe = (address) => [
	{
		"@type": "Organization",
		...dealerId(address),
		name: dealer.name,
		slogan: say(tagline),
		url: address("/"),
		logo: address("/icons/icon-512.png"),
		foundingDate: String(dealer.foundingYear),
		email: dealer.email,
		telephone: internationalPhone(dealer.phone),
		knowsLanguage: [...locales],
		sameAs: socialGroups.flatMap(({ links }) => links.flatMap(({ url }) => url ?? [])),
	} satisfies Organization,
];

export const breadcrumbs = (
	address: (path: string) => string,
	trail: readonly { name: string; path: string }[],
): BreadcrumbList => ({
	"@type": "BreadcrumbList",
	itemListElement: trail.map(({ name, path }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name,
		item: address(path),
	})),
});

/** The service of one carrier, with its monthly offers, if any. */
export const monthlyService = (
	address: (path: string) => string,
	{
		name,
		kind,
		offers,
	}: { name: string; kind: string; offers: readonly { name: string; price: string; path: string }[] },
): Service => ({
	"@type": "Service",
	name: `${name}: ${kind}`,
	serviceType: kind,
	brand: { "@type": "Brand", name },
	provider: dealerId(address),
	...(offers.length > 0 && {
		offers: offers.map(
			(offer): Offer => ({
				"@type": "Offer",
				name: offer.name,
				url: address(offer.path),
				priceSpecification: {
					"@type": "UnitPriceSpecification",
					price: dollars(offer.price),
					priceCurrency: "USD",
					unitCode: "MON",
				},
			}),
		),
	}),
});

/** "$1,014.5/month" as "1014.50". */
export const dollars = (price: string): `${number}` => (toCents(price) / 100).toFixed(2) as `${number}`;

/** Files and `@id`s, which have no language. */
const sameInAllLanguages = /^\/(#|icons\/|images\/)/;

/** The text of the page's JSON-LD script, escaped so that no value can end the script. */
export function descriptionJson(siteUrl: string, ...parts: readonly (Describe | null)[]): string {
	const address = (path: string, locale = currentLocale()) =>
		siteUrl + (sameInAllLanguages.test(path) ? path : localePath(path, locale));
	const things = [organization, ...parts].flatMap((part) => part?.(address) ?? []);
	const graph: Graph = { "@context": "https://schema.org", "@graph": things };
	return scriptJson(graph);
}
