import { dealer } from "../app/content/dealer";
import { callUs, goHome, type LastResortWords, lastResortWords } from "../app/content/last-resort-words";
import { type Locale, locales } from "../app/content/words";
import { localePath, splitLocale } from "../app/platform/language";
import { telephoneLink } from "../app/platform/telephone";
import { stylePolicy } from "./security-headers";

const style =
	"body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#12294d;color:#fbf9f4;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;border-bottom:5px solid #f5b642;padding-bottom:2rem}h1{margin:0;font-size:clamp(2rem,6vw,3.25rem);line-height:1.08}a{color:#f5c667}";

/**
 * Pages that depend on nothing: no React, no message files, no static files. In the language of the URL,
 * rendered once.
 */
function plainPage({ heading, sentence }: LastResortWords): (pathname: string) => string {
	const name = dealer.name.replace("&", "&amp;");
	const inLanguage = (locale: Locale) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${name}</title>
<style>${style}</style>
<main>
<p>${name}</p>
<h1>${heading[locale]}</h1>
<p>${sentence[locale]} ${callUs[locale]} <a href="${telephoneLink(dealer.phone)}">${dealer.phone}</a>.</p>
<p><a href="${localePath("/", locale)}">${goHome[locale]}</a></p>
</main>
</html>`;
	const pages = new Map(locales.map((locale) => [locale, inLanguage(locale)]));
	return (pathname) => pages.get(splitLocale(pathname).locale) as string;
}

/** Shown when even the error page cannot be rendered. */
export const lastResortPage = plainPage(lastResortWords.failed);
/** For a form that another site sent. */
export const foreignPage = plainPage(lastResortWords.foreign);
/** For a body larger than any form of ours. */
export const tooLargePage = plainPage(lastResortWords.tooLarge);
/** For a client that searches faster than anyone reads. */
export const tooManyPage = plainPage(lastResortWords.tooMany);
/** For a form that arrives too slowly. */
export const slowPage = plainPage(lastResortWords.slow);
/** When the server is overloaded. */
export const busyPage = plainPage(lastResortWords.busy);

/** Allows these pages their own few style rules, and nothing else. */
export const plainPageHeaders = {
	"Content-Security-Policy": stylePolicy(style),
};
