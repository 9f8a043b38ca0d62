import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultLocale, locales } from "../content/words";

type Message = string | { match: Record<string, string> }[];

const read = (locale: string): Map<string, Message> =>
	new Map(
		globSync(`messages/${locale}/*.json`).flatMap((file) =>
			Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Message>),
		),
	);

/** The names in braces, in every variant of a message. */
function parameters(message: Message): string[] {
	const texts = typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match));
	return [...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)))].sort();
}

const english = read("en");

test.each(locales)("%s has every message, no other, and each with the same parameters", (locale) => {
	const messages = read(locale);
	expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
	const differing = [...messages].filter(
		([key, message]) => parameters(message).join() !== parameters(english.get(key) ?? "").join(),
	);
	expect(differing).toEqual([]);
});

test("Paraglide compiles the languages of the table, with the same default", () => {
	const { baseLocale, locales: compiled } = JSON.parse(readFileSync("project.inlang/settings.json", "utf8"));
	expect([baseLocale, ...compiled]).toEqual([defaultLocale, ...locales]);
});

test("a message stands in one file only", () => {
	const keys = globSync("messages/en/*.json").flatMap((file) => Object.keys(JSON.parse(readFileSync(file, "utf8"))));
	expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("every message is said somewhere", () => {
	const sources = globSync("app/**/*.{ts,tsx}", { exclude: ["app/paraglide/**"] }).map((file) =>
		readFileSync(file, "utf8"),
	);
	const said = new Set(sources.flatMap((source) => [...source.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)));
	expect([...english.keys()].filter((key) => !said.has(key))).toEqual([]);
});

test.each(locales.filter((locale) => locale !== defaultLocale))(
	"no sentence of %s is still the English one",
	(locale) => {
		const same = [...read(locale)]
			.filter(([key, message]) => message === english.get(key))
			.map(([, message]) => message);
		const words = (message: Message) =>
			String(message)
				.replace(/\{\w+\}/g, "")
				.match(/\p{L}{2,}/gu) ?? [];
		expect(same.filter((message) => words(message).length >= 3)).toEqual([]);
	},
);

test("in Portuguese a dollar is US$, as elsewhere on its pages", () => {
	const sources = [
		...globSync("messages/pt/*.json"),
		...globSync("db/stories/pt/*.md"),
		...globSync("app/content/**/*.ts"),
	];
	const bare = sources.flatMap((file) =>
		readFileSync(file, "utf8")
			.split("\n")
			.map((line) => (file.endsWith(".ts") ? (/\bpt: ("[^"]*"|`[^`]*`)/.exec(line)?.[1] ?? "") : line))
			.filter((line) => /(?<!US)\$\d/.test(line)),
	);
	expect(bare).toEqual([]);
});
