import type { Locale } from "../../content/words";
import { localePath } from "../../platform/language";

/** What a preview shows: all drafts, what is published, or what was published by a release. */
export type PreviewOf = "draft" | "live" | `release-${number}`;

export interface Sight {
	what: PreviewOf;
	/** "now", or a time on the dealer's clock: "2026-11-27T00:00". */
	at: string;
}

/** Before the paths of the pages, so that links and data requests of a preview stay in it (decision 015). */
const previewBase = ({ what, at }: Sight): string => `/admin/preview/${what}/${at}`;

/** The URL of a page in a preview; its path has no language. */
export const previewPath = (sight: Sight, path = "/", locale?: Locale): string => {
	const page = localePath(path, locale);
	return page === "/" ? previewBase(sight) : previewBase(sight) + page;
};

const PATTERN = /^\/admin\/preview\/(draft|live|release-[1-9]\d{0,8})\/(now|\d{4}-\d\d-\d\dT\d\d:\d\d)(?=[/.]|$)(.*)$/;

/** Null if there is no such preview. */
export function parsePreviewPath(pathname: string): (Sight & { base: string; page: string }) | null {
	const [, what, at = "", rest = ""] = PATTERN.exec(pathname) ?? [];
	if (!what || !isTime(at)) return null;
	const sight: Sight = { what: what as PreviewOf, at };
	// The router requests the data of the first page as "now.data" or "now/_.data".
	const page = rest.replace(/(?:\/_)?\.data$/, "") || "/";
	return { ...sight, base: previewBase(sight), page };
}

/** Whether it is "now" or a time that exists. */
export function isTime(at: string): boolean {
	if (at === "now") return true;
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) && new Date(`${at}Z`).toJSON()?.slice(0, 16) === at;
}
