import { isDeepStrictEqual } from "node:util";
import { inCatalogue } from "../catalogue/current.server";
import type { Catalogue } from "../content/catalogue";
import { locales } from "../content/words";
import { inLocale } from "../platform/language.server";
import type { PublicPages } from "../platform/public-pages.server";
import type { Content } from "../platform/shown-parts.server";
import { shellData } from "./shell-data.server";

/** What differs between two states of the catalogue: some of its parts, and the frame of all pages if it shows any of that. */
export function changedContent(
	before: Catalogue,
	after: Catalogue,
	{ siteUrl, pages }: { siteUrl: string; pages: PublicPages },
): Content[] {
	const parts = (Object.keys(after) as (keyof Catalogue)[]).filter((part) => part !== "pictures");
	const changed = parts.filter((part) => !isDeepStrictEqual(before[part], after[part]));
	const frame = (catalogue: Catalogue) =>
		inCatalogue(catalogue, () => locales.map((locale) => inLocale(locale, () => shellData(siteUrl, pages))));
	if (changed.length === 0) return [];
	return [...changed, "catalogue", ...(isDeepStrictEqual(frame(before), frame(after)) ? [] : ["frame" as const])];
}
