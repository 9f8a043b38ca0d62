import type { Deal } from "./deals";
import { deals } from "./deals";
import type { SecurityPackage, TvProvider } from "./packages/package";
import { securityPackages } from "./packages/security-packages";
import { tvProviders } from "./packages/tv-providers";
import { partners } from "./partners";
import { landings } from "./partners/landings";
import type { Landing } from "./partners/landings/landing";
import type { Partner } from "./partners/partner";
import type { PhoneCase } from "./phone-case";
import { phoneCases } from "./phone-cases";
import pictures from "./pictures.json" with { type: "json" };
import { internetCarriers } from "./plans/internet-carriers";
import type { Carrier, InternetPlan, WirelessPlan } from "./plans/plan";
import { postpaidCarriers, prepaidCarriers } from "./plans/wireless-carriers";
import { type PromoCard, promoCards } from "./promo-cards";
import { type RegionNames, regions } from "./regions";
import { searchCatalogue } from "./search-catalogue";
import type { SearchEntry } from "./search-entry";
import type { Store } from "./store";
import { stores } from "./stores";

/** Everything that a dealer changes. `catalogue-invariants.ts` says what has to hold for it. */
export interface Catalogue {
	internetCarriers: readonly Carrier<InternetPlan>[];
	postpaidCarriers: readonly Carrier<WirelessPlan>[];
	prepaidCarriers: readonly Carrier<WirelessPlan>[];
	securityPackages: readonly SecurityPackage[];
	tvProviders: readonly TvProvider[];
	phoneCases: readonly PhoneCase[];
	partners: readonly Partner[];
	/** By the partner's slug. */
	landings: Readonly<Record<string, Landing>>;
	stores: readonly Store[];
	deals: readonly Deal[];
	promoCards: readonly PromoCard[];
	searchEntries: readonly SearchEntry[];
	/** Names of the states, by the code that stores use. */
	regions: Readonly<Record<string, RegionNames>>;
	/** The manifest of the pictures, by key. */
	pictures: Readonly<Record<string, unknown>>;
}

/** The catalogue that the program comes with. */
export const seed: Catalogue = {
	internetCarriers,
	postpaidCarriers,
	prepaidCarriers,
	securityPackages,
	tvProviders,
	phoneCases,
	partners,
	landings,
	stores,
	deals,
	promoCards,
	searchEntries: searchCatalogue,
	regions,
	pictures,
};
