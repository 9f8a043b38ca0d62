import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import type { Locale } from "../../content/words";
import { inLocale } from "../../platform/language.server";
import { closest, distance } from "./closest-entries";
import { keywordRoute } from "./keyword-route";
import { EXACT_MATCH, suggest } from "./score-entries";
import { staticEntries } from "./search-index.server";

/** The URL of the first suggestion for what a visitor types on a page in this language. */
const first = (locale: Locale, query: string) =>
	inLocale(locale, () => suggest(query, inCatalogue(seed, staticEntries), [])[0]?.url);

const marlborough = "/locations#store-marlborough";
const gooseCreek = "/locations#store-goose-creek";
const plan55 = "/wireless-plans?plan=att-unlimited-55-plus";
/** The first plan that names Mexico and Canada. */
const callsToMexico = "/wireless-plans?plan=simple-mobile-25";
const prepaid = "/wireless-plans?tab=prepaid";

test.each<[Locale, string, string]>([
	["en", "att", "/partners/att"],
	["en", "at&t", "/partners/att"],
	["en", "at and t", "/partners/att"],
	["en", "tmobile", "/partners/t-mobile"],
	["en", "t mobile", "/partners/t-mobile"],
	["en", "T-Mobile", "/partners/t-mobile"],
	["en", "lyca", "/partners/lyca"],
	["en", "verizon", "/partners/verizon"],
	["en", "fios", "/internet-plans?plan=fios-300-mbps"],
	["en", "comcast", "/partners/xfinity"],
	["en", "direct tv", "/partners/directv"],
	["en", "spectrum", "/partners/spectrum"],
	["en", "iphone 15", "/phone-cases"],
	["en", "iphone 15 pro case", "/phone-cases"],
	["en", "cases", "/phone-cases"],
	["en", "galaxy s24 cover", "/phone-cases"],
	["en", "55+", plan55],
	["en", "55", plan55],
	["en", "senior plan", plan55],
	["en", "bill", "/locations"],
	["en", "lower my bill", "/locations"],
	["en", "brazil", prepaid],
	["en", "calls to brazil", prepaid],
	["en", "camera", "/security-systems"],
	["en", "security cameras", "/security-systems"],
	["en", "home internet", "/internet-plans"],
	["en", "wi-fi", "/internet-plans"],
	["en", "myrtle beach", "/locations#store-broadway"],
	["en", "socastee", "/locations#store-socastee"],
	["en", "goose creek store", gooseCreek],
	["en", "opening hours", "/locations"],
	["en", "sign in", "/account"],
	["en", "no credit check", prepaid],
	["es", "att", "/partners/att"],
	["es", "fundas iphone 15", "/phone-cases"],
	["es", "funda", "/phone-cases"],
	["es", "cámara", "/security-systems"],
	["es", "camaras de seguridad", "/security-systems"],
	["es", "alarma", "/security-systems"],
	["es", "internet en casa", "/internet-plans"],
	["es", "FIBRA ÓPTICA", "/internet-plans"],
	["es", "pagar mi recibo", "/locations"],
	["es", "recarga", "/locations"],
	["en", "mexico", callsToMexico],
	["es", "llamar a mexico", prepaid],
	["es", "llamadas a mexico", callsToMexico],
	["pt", "canadá", callsToMexico],
	["es", "brasil", prepaid],
	["es", "sin credito", prepaid],
	["es", "horario", "/locations"],
	["es", "tienda goose creek", gooseCreek],
	["es", "adulto mayor", plan55],
	["es", "canales de futbol", "/tv-cable-on-demand"],
	["es", "tmobile", "/partners/t-mobile"],
	["pt", "capinha", "/phone-cases"],
	["pt", "capinhas para iphone 15", "/phone-cases"],
	["pt", "ligar para o brasil", prepaid],
	["pt", "ligações internacionais", prepaid],
	["pt", "camera de segurança", "/security-systems"],
	["pt", "loja em marlborough", marlborough],
	["pt", "marlborough", marlborough],
	["pt", "internet banda larga", "/internet-plans"],
	["pt", "pagar conta", "/locations"],
	["pt", "plano de celular", "/wireless-plans"],
	["pt", "sem análise de crédito", prepaid],
	["pt", "horario da loja", "/locations"],
	["pt", "at&t", "/partners/att"],
])("FIND-1 FIND-2 in %s, “%s” finds %s first", (locale, query, url) => {
	expect(first(locale, query)).toBe(url);
});

test.each<[string, string]>([
	["verizn", "/partners/verizon"],
	["spectrun", "/partners/spectrum"],
	["camrea", "/security-systems"],
	["tmobile roaming", "/partners/t-mobile"],
])("FIND-3 “%s” finds nothing, and %s comes closest", (query, url) => {
	inLocale("en", () => {
		expect(suggest(query, inCatalogue(seed, staticEntries), [])).toEqual([]);
		expect(closest(query, inCatalogue(seed, staticEntries))[0]?.url).toBe(url);
	});
});

test("FIND-3 what resembles nothing gets the services", () => {
	const entries = inCatalogue(seed, () => inLocale("en", staticEntries));
	expect(closest("qqqqq", entries).map(({ url }) => url)).toEqual([
		"/wireless-plans",
		"/internet-plans",
		"/security-systems",
	]);
});

test.each([
	["verizon", "verizon", 0],
	["verizn", "verizon", 1],
	["vreizon", "verizon", 1],
	["", "tv", 2],
	["lyca", "xfinity", 7],
])("the distance from “%s” to “%s” is %i", (a, b, expected) => {
	expect(distance(a, b)).toBe(expected);
});

test("SRCH-9 an exact match never leads elsewhere than its keyword", () => {
	const keywords =
		"wireless mobile phone cellular internet wifi fiber cable security alarm tv streaming shop buy purchase location store address blog news about company contact support";
	inLocale("en", () => {
		for (const keyword of keywords.split(" ")) {
			const [best] = suggest(keyword, inCatalogue(seed, staticEntries), []);
			if (best?.score === EXACT_MATCH) expect([keyword, best.url]).toEqual([keyword, keywordRoute(keyword)]);
		}
	});
});
