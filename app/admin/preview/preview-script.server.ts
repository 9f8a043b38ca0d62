import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { inLocale } from "../../platform/language.server";
import type { Sight } from "./preview-path";
import { sightWords } from "./sight-words";

/**
 * What a previewed page does besides what it does on the site: links that do not pass the router (to another language, into a
 * new tab) stay in the preview too, partners have the colors of the preview, forms are not sent; in the frame of a form it goes to
 * the item, and outside of a frame a line says what this is.
 * Runs before the page's own scripts, which see an event only if this one lets it pass.
 */
export function previewScript(sight: Sight & { base: string }, locale: Locale): string {
	const words = inLocale(locale, () => ({
		refusal: m.admin_preview_no_forms(),
		line: m.admin_preview_note({ sight: sightWords(sight) }),
	}));
	const values = JSON.stringify({ base: sight.base, language: locale, ...words }).replaceAll("<", "\\u003c");
	return `{const {base,language,refusal,line}=${values};${source}}`;
}

const source = `
document.currentScript.remove();
const stay = ({ target }) => {
	const link = target instanceof Element ? target.closest("a[href]") : null;
	if (!link || link.origin !== location.origin || link.pathname.startsWith("/admin")) return;
	link.href = base + (link.pathname === "/" ? "" : link.pathname) + link.search + link.hash;
};
for (const type of ["pointerdown", "focusin", "click", "auxclick"]) addEventListener(type, stay, true);
addEventListener("submit", (event) => {
	const { target: form } = event;
	if ((event.submitter?.formMethod || form.method) !== "post") {
		const url = new URL(form.action);
		if (!url.pathname.startsWith("/admin")) form.action = base + url.pathname;
		return;
	}
	event.preventDefault();
	event.stopImmediatePropagation();
	alert(refusal);
}, true);
if (document.querySelector('link[href="/partner-colors.css"]')) {
	const colors = document.createElement("link");
	colors.rel = "stylesheet";
	colors.href = base + "/partner-colors.css";
	document.head.append(colors);
}
if (self !== top) addEventListener("load", () => {
	const shown = name && document.getElementById(name);
	if (!shown) return;
	for (let group = shown.closest("details"); group; group = group.parentElement.closest("details")) group.open = true;
	scrollTo({ top: scrollY + shown.getBoundingClientRect().top - 96, behavior: "instant" });
});
else addEventListener("load", () => {
	const note = document.createElement("p");
	note.textContent = line;
	note.setAttribute("role", "note");
	note.lang = language;
	Object.assign(note.style, { position: "fixed", inset: "auto 0 0", zIndex: 99, margin: 0, padding: "0.5rem 1rem", background: "#f5b642", color: "#12294d", font: "600 0.875rem/1.4 system-ui", textAlign: "center" });
	document.body.append(note);
});
`;
