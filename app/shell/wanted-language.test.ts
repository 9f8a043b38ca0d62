import { expect, test } from "vitest";
import { wantedLanguage } from "./wanted-language";

const origin = "https://www.example.com";
const arrival = { page: "en", chosen: null, spoken: ["es-MX", "en"], from: "", origin } as const;

test.each([
	["a Spanish browser on an English page", {}, { offer: "es" }],
	["a Brazilian browser", { spoken: ["pt-BR", "en-US"] }, { offer: "pt" }],
	["an English browser on a Spanish page", { page: "es", spoken: ["en-US"] }, { offer: "en" }],
	["the page is in the browser's first language", { spoken: ["en-US", "es"] }, null],
	["a first language that the site does not have", { spoken: ["fr-CA", "es", "en"] }, { offer: "es" }],
	["no language that the site has", { spoken: ["fr", "de"] }, null],
	["a browser without languages", { spoken: [] }, null],
	["the page's language was chosen before", { chosen: "en" }, null],
	["another language was chosen before", { chosen: "pt" }, { offer: "pt" }],
	["an unknown language is stored", { chosen: "klingon" }, { offer: "es" }],
	["coming from another site", { from: "https://es.example.org/es" }, { offer: "es" }],
	["coming from the same page in Spanish", { from: `${origin}/es/about` }, { choose: "en" }],
	["coming from another English page", { from: `${origin}/about` }, { offer: "es" }],
] as const)("%s", (_, given, expected) => {
	expect(wantedLanguage({ ...arrival, ...given })).toEqual(expected);
});
