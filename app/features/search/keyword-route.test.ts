import { expect, test } from "vitest";
import type { Locale } from "../../content/words";
import { inLocale } from "../../platform/language.server";
import { keywordRoute } from "./keyword-route";

test.each([
	["Wireless", "/wireless-plans"],
	["mobile plans", "/wireless-plans"],
	["my PHONE", "/wireless-plans"],
	["cellular", "/wireless-plans"],
	["internet", "/internet-plans"],
	["WiFi at home", "/internet-plans"],
	["fiber", "/internet-plans"],
	["cable tv", "/internet-plans"],
	["security", "/security-systems"],
	["alarm", "/security-systems"],
	["tv", "/tv-cable-on-demand"],
	["streaming", "/tv-cable-on-demand"],
	["shop", "/shop"],
	["buy", "/shop"],
	["purchase", "/shop"],
	["location", "/locations"],
	["store", "/locations"],
	["address", "/locations"],
	["blog", "/blog"],
	["news", "/blog"],
	["about", "/about"],
	["company", "/about"],
	["contact", "/contact"],
	["support", "/contact"],
	["phone store", "/wireless-plans"],
	["something else", "/wireless-plans"],
])("SRCH-9 %s leads to %s", (query, path) => {
	expect(keywordRoute(query)).toBe(path);
});

test.each<[Locale, string, string]>([
	["es", "Teléfono", "/wireless-plans"],
	["es", "telefono", "/wireless-plans"],
	["es", "plan MÓVIL", "/wireless-plans"],
	["es", "4 líneas", "/wireless-plans"],
	["es", "fibra óptica", "/internet-plans"],
	["es", "wifi en casa", "/internet-plans"],
	["es", "cámaras de seguridad", "/security-systems"],
	["es", "alarmas", "/security-systems"],
	["es", "televisión", "/tv-cable-on-demand"],
	["es", "tienda en línea", "/shop"],
	["es", "comprar", "/shop"],
	["es", "tiendas", "/locations"],
	["es", "dirección", "/locations"],
	["es", "noticias", "/blog"],
	["es", "sobre nosotros", "/about"],
	["es", "contacto", "/contact"],
	["es", "ayuda", "/contact"],
	["es", "otra cosa", "/wireless-plans"],
	["pt", "telefone", "/wireless-plans"],
	["pt", "internet móvel", "/wireless-plans"],
	["pt", "quatro linhas", "/wireless-plans"],
	["pt", "TV a cabo", "/internet-plans"],
	["pt", "segurança", "/security-systems"],
	["pt", "televisao", "/tv-cable-on-demand"],
	["pt", "loja online", "/shop"],
	["pt", "compras", "/shop"],
	["pt", "lojas", "/locations"],
	["pt", "endereço", "/locations"],
	["pt", "notícias", "/blog"],
	["pt", "sobre vocês", "/about"],
	["pt", "contato", "/contact"],
	["pt", "suporte", "/contact"],
])("SRCH-9 in %s, %s leads to %s", (locale, query, path) => {
	expect(inLocale(locale, () => keywordRoute(query))).toBe(path);
});

test("SRCH-9 English keywords work in every language, keywords of other languages not in English", () => {
	for (const locale of ["es", "pt"] as const) {
		expect(inLocale(locale, () => keywordRoute("security"))).toBe("/security-systems");
		expect(inLocale(locale, () => keywordRoute("support"))).toBe("/contact");
	}
	expect(keywordRoute("television")).toBe("/wireless-plans");
});
