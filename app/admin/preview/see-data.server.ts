import { newestRelease } from "../../../db/catalogue/releases";
import type { Database } from "../../../db/connect";
import { locales } from "../../content/words";
import { dealerFacts } from "../../platform/dealer-facts.server";
import { currentLocale } from "../../platform/language";
import type { PublicPages } from "../../platform/public-pages.server";
import { isTime, type PreviewOf, previewPath, type Sight } from "./preview-path";

/** Releases to choose from; the history leads to all of them. */
const RELEASES = 20;

const isWhat = (what: string | null): what is PreviewOf => /^(draft|live|release-[1-9]\d{0,8})$/.test(what ?? "");

/** What was chosen on the screen around a preview, from its query; anything unknown is as if it were not there. */
export async function seeData(db: Database, publicPages: PublicPages, query: URLSearchParams) {
	const [what, at = ""] = [query.get("what"), query.get("at")?.slice(0, 16)];
	const sight: Sight = { what: isWhat(what) ? what : "draft", at: at !== "" && isTime(at) ? at : "now" };
	const language = locales.find((locale) => locale === query.get("language")) ?? currentLocale();
	const pages = pagesToSee(publicPages);
	const page = pages.find(({ path }) => path === query.get("page"))?.path ?? "/";
	const newest = await newestRelease(db);
	return {
		sight,
		at: sight.at === "now" ? "" : sight.at,
		language,
		page,
		width: query.get("width") === "phone" ? "phone" : "desk",
		releases: Array.from({ length: Math.min(RELEASES, newest) }, (_, back) => newest - back),
		pages,
		url: previewPath(sight, page, language),
	};
}

/** The pages with a title of their own; one gets to the others from there. */
function pagesToSee(publicPages: PublicPages) {
	const facts = dealerFacts();
	return [...publicPages].flatMap(([path, { listed }]) =>
		typeof listed === "object" && !path.includes(":") ? [{ path, title: listed.title(facts) }] : [],
	);
}
