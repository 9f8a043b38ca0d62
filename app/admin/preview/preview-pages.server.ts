import type { Problem } from "../../content/problem";
import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { inLocale } from "../../platform/language.server";
import { problemSentence } from "../../platform/problem-sentence.server";
import { xmlText } from "../../platform/xml";

/** The style rules of these pages, for their policy. */
export const previewPageStyle =
	"body{margin:0;padding:clamp(1.25rem,5vw,3rem);color-scheme:light dark;background:Canvas;color:CanvasText;font:1rem/1.6 system-ui,sans-serif}main{max-width:40rem}h1{font-size:1.5rem;line-height:1.2}li{margin-bottom:.5rem}";

const page = (locale: Locale, title: string, body: string) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${xmlText(title)}</title>
<style>${previewPageStyle}</style>
<main>
<h1>${xmlText(title)}</h1>
${body}
</main>
</html>`;

/** Instead of a preview whose items make no catalogue: what is wrong. */
export const brokenPreviewPage = (locale: Locale, problems: readonly Problem[]): string =>
	inLocale(locale, () => {
		const list = problems.map((problem) => `<li>${xmlText(problemSentence(problem))}</li>`).join("");
		return page(locale, m.admin_preview_broken(), `<p>${xmlText(m.admin_preview_broken_lead())}</p><ul>${list}</ul>`);
	});

/** For a form that was sent from a preview. */
export const closedPreviewPage = (locale: Locale): string =>
	inLocale(locale, () => page(locale, m.admin_preview_title(), `<p>${xmlText(m.admin_preview_no_forms())}</p>`));
