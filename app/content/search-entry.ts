import { type CountryCode, countryName } from "./countries";
import type { Partner } from "./partners/partner";
import type { PhoneCase } from "./phone-case";
import type { Carrier, Plan } from "./plans/plan";
import type { Store } from "./store";
import { same, type Words } from "./words";

export interface SearchEntry {
	title: Words;
	/** May name facts of the dealer: "Our {stores} {where}". */
	description: Words;
	url: string;
	category: Words;
	type: "location" | "page" | "product" | "service";
	/**
	 * FIND-1: other names and spellings that people type, in any language. Case, accents, spaces and punctuation make no
	 * difference, so "AT&T" needs no "att".
	 */
	aliases?: readonly string[];
}

/** An entry without a title is called as what it leads to: a partner, or the carrier of a plan. */
export interface WrittenSearchEntry extends Omit<SearchEntry, "title" | "description"> {
	title?: Words;
	/** By default that of the partner. */
	description?: Words;
}

interface Found {
	partners: readonly Partner[];
	carriers: readonly Carrier<Plan>[];
	phoneCases: readonly PhoneCase[];
	stores: readonly Store[];
}

/**
 * SRCH-5: the written entries, and those of every partner and store that has none, and of each country that a plan names.
 * They follow when something is renamed.
 */
export function searchEntries(written: readonly WrittenSearchEntry[], found: Found): SearchEntry[] {
	const { partners, phoneCases, stores } = found;
	const models = new Set(phoneCases.map(({ compatibility }) => compatibility.en));
	const urls = new Set(written.map(({ url }) => url));
	return [
		...written.flatMap((entry): SearchEntry[] => {
			const target = targetOf(entry.url, found);
			const title = entry.title ?? (target && same(target.name));
			const description = entry.description ?? target?.description;
			// What it leads to is hidden at the moment.
			if (!title || !description) return [];
			const aliases = entry.url === "/phone-cases" ? [...(entry.aliases ?? []), ...models] : entry.aliases;
			return [{ ...entry, title, description, ...(aliases && { aliases }) }];
		}),
		...countryEntries(found.carriers),
		...partners.filter(({ slug }) => !urls.has(`/partners/${slug}`)).map(partnerEntry),
		...stores.map(storeEntry),
	];
}

function targetOf(url: string, { partners, carriers }: Found): { name: string; description?: Words } | undefined {
	const { pathname, searchParams } = new URL(url, "https://site.invalid");
	const plan = searchParams.get("plan");
	return plan
		? carriers.find(({ plans }) => plans.some(({ id }) => id === plan))
		: partners.find(({ slug }) => pathname === `/partners/${slug}`);
}

export const carrierCategory: Words = { en: "Carriers", es: "Compañías", pt: "Operadoras" };

const partnerEntry = ({ slug, name, description, aliases = [] }: Partner): SearchEntry => ({
	title: same(name),
	description,
	url: `/partners/${slug}`,
	aliases,
	category: carrierCategory,
	type: "service",
});

export const serviceCategory: Words = { en: "Services", es: "Servicios", pt: "Serviços" };

const countriesOf = (plan: Plan): readonly CountryCode[] =>
	"type" in plan && typeof plan.callsAbroad === "object" ? plan.callsAbroad : [];

/** FACT-1: each country that a plan names, leading to the cheapest plan that does. */
function countryEntries(carriers: readonly Carrier<Plan>[]): SearchEntry[] {
	const plans = carriers
		.flatMap((carrier) => carrier.plans)
		.toSorted(
			(one, other) => Number(one.price.slice(1, -"/month".length)) - Number(other.price.slice(1, -"/month".length)),
		);
	const first = new Map(plans.toReversed().flatMap((plan) => countriesOf(plan).map((code) => [code, plan] as const)));
	return [...first].map(([code, plan]) => {
		const name = countryName(code);
		return {
			title: { en: `Calls to ${name.en}`, es: `Llamadas a ${name.es}`, pt: `Ligações: ${name.pt}` },
			description: {
				en: `Plans with calls to ${name.en}; ask a store about other countries`,
				es: `Planes con llamadas a ${name.es}; pregunta en la tienda por otros países`,
				pt: `Planos com ligações: ${name.pt}; pergunte à loja sobre outros países`,
			},
			url: `/wireless-plans?plan=${plan.id}`,
			aliases: Object.values(name),
			category: serviceCategory,
			type: "service",
		};
	});
}

const storeCategory: Words = { en: "Store Locations", es: "Tiendas", pt: "Lojas" };

const storeEntry = ({ id, name, street, city, region, postalCode }: Store): SearchEntry => ({
	title: same(name === city ? `${city}, ${region}` : `${city}, ${region} (${name})`),
	description: {
		en: `Our store at ${street}: hours, services and directions`,
		es: `Nuestra tienda en ${street}: horario, servicios y cómo llegar`,
		pt: `Nossa loja em ${street}: horário, serviços e como chegar`,
	},
	url: `/locations#${id}`,
	category: storeCategory,
	type: "location",
	aliases: [name, city, postalCode, `${name} store`, `tienda ${name}`, `loja ${name}`],
});
