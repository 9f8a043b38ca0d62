import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seed } from "./catalogue";
import { dealer } from "./dealer";
import { forbiddenWords } from "./forbidden-words";
import { callUs, goHome, lastResortWords } from "./last-resort-words";
import { accessibilitySections } from "./legal/accessibility";
import { privacySections } from "./legal/privacy";
import { termsSections } from "./legal/terms";
import { footerColumns, mainLinks, shopMenu } from "./navigation";
import { socialGroups } from "./social";
import { type Locale, locales } from "./words";

type Text = [where: string, text: string];

/** The specification prescribes these letter for letter. */
const prescribed = ["stories_not_found_hint", "whatsapp_greeting"];

const messages = (locale: Locale): Text[] =>
	globSync(`messages/${locale}/*.json`)
		.flatMap((file) =>
			Object.entries<string | { match: Record<string, string> }[]>(JSON.parse(readFileSync(file, "utf8"))),
		)
		.filter(([key]) => !prescribed.includes(key))
		.flatMap(([key, message]) =>
			typeof message === "string"
				? [[key, message]]
				: message.flatMap(({ match }) => Object.values(match).map((text): Text => [key, text])),
		);

const stories = (locale: Locale): Text[] =>
	globSync(`db/stories/${locale}/*.md`).map((file) => [file, readFileSync(file, "utf8").replace(/`[^`\n]*`/g, "")]);

const content = {
	catalogue: seed,
	dealer,
	lastResort: { callUs, goHome, lastResortWords },
	legal: { privacySections, termsSections, accessibilitySections },
	navigation: { mainLinks, shopMenu, footerColumns },
	socialGroups,
};

/** Everything in the content that is written in several languages. */
function inContent(locale: Locale, value: unknown = content, where = "content"): Text[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		key === locale && typeof inner === "string" ? [[where, inner]] : inContent(locale, inner, `${where}.${key}`),
	);
}

/** Without the names of parameters: "{email}" is not a word. */
const texts = (locale: Locale): Text[] =>
	[...messages(locale), ...stories(locale), ...inContent(locale)].map(([where, text]) => [
		where,
		text.replace(/\{\w+\}/g, ""),
	]);

const found = (locale: Locale, pattern: RegExp) =>
	texts(locale).flatMap(([where, text]) => [...text.matchAll(pattern)].map(([match]) => `${where}: ${match}`));

test.each(locales)("no text in %s uses a word that the glossary replaces", (locale) => {
	const words = forbiddenWords[locale].map((word) => `(?<![\\p{L}-])${word}(?![\\p{L}-])`);
	expect(words.length > 0 ? found(locale, new RegExp(words.join("|"), "giu")) : []).toEqual([]);
});

test.each(locales)("quotes and apostrophes in %s are typographic", (locale) => {
	expect(found(locale, /.{0,20}["'].{0,20}/g)).toEqual([]);
});
