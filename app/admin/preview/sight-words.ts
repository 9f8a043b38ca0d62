import { m } from "../../paraglide/messages.js";
import { languageTag } from "../../platform/language-tag";
import type { Sight } from "./preview-path";

/** What a preview shows, in words: "All drafts, on Friday, November 27, 2026 at 12:00 AM". */
export function sightWords({ what, at }: Sight): string {
	if (at === "now") return `${contentWords(what)}, ${m.admin_preview_at_now()}`;
	// A time on the dealer's clock: no time zone may move it.
	const time = new Intl.DateTimeFormat(languageTag(), { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });
	return `${contentWords(what)}, ${m.admin_preview_at({ time: time.format(new Date(`${at}Z`)) })}`;
}

function contentWords(what: Sight["what"]): string {
	if (what === "draft") return m.admin_preview_of_draft();
	if (what === "live") return m.admin_preview_of_live();
	return m.admin_preview_of_release({ number: what.slice("release-".length) });
}
