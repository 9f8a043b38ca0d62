import type { EntryContext } from "react-router";
import type { Locale } from "../content/words.ts";

type Manifest = EntryContext["manifest"];

/**
 * Every script that says something is built once per language: `home-3f2a.en.js` has a sister `home-3f2a.es.js`
 * (`scripts/scripts-by-language.ts`). This turns the names of the English ones into those of another language.
 */
export const scriptNamesIn = (text: string, locale: Locale): string => text.replaceAll(".en.js", `.${locale}.js`);

/** A library says nothing: one file of it serves all languages. */
export const isLibraryScript = (file: string): boolean => !/\.(en|es|pt)\.js$/.test(file);

/** The router's table of pages and scripts as a page in one language needs it: its own addresses, its own scripts. */
export function manifestIn(manifest: Manifest, locale: Locale): Manifest {
	const routes = Object.fromEntries(
		Object.entries(manifest.routes).filter(([id]) => id === "root" || id.split("/", 1)[0] === locale),
	);
	const url = manifest.url.replace(/\.js$/, ".en.js");
	return JSON.parse(scriptNamesIn(JSON.stringify({ ...manifest, url, routes }), locale)) as Manifest;
}
