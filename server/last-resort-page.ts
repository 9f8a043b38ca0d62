import { dealer } from "../app/content/dealer";
import { telephoneLink } from "../app/platform/telephone";
import { stylePolicy } from "./security-headers";

const style =
	"body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#12294d;color:#fbf9f4;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;border-bottom:5px solid #f5b642;padding-bottom:2rem}h1{margin:0;font-size:clamp(2rem,6vw,3.25rem);line-height:1.08}a{color:#f5c667}";

/** Pages that depend on nothing: no React, no translations, no files. */
const plainPage = (heading: string, sentence: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${dealer.name.replace("&", "&amp;")}</title>
<style>${style}</style>
<main>
<p>${dealer.name.replace("&", "&amp;")}</p>
<h1>${heading}</h1>
<p>${sentence} <a href="${telephoneLink(dealer.phone)}">${dealer.phone}</a>.</p>
<p><a href="/">Go Home</a></p>
</main>
</html>`;

/** Shown when even the error page cannot be rendered. */
export const lastResortPage = plainPage(
	"Something went wrong on our side",
	"Please try again in a moment, or call us at",
);

/** For a form that another site sent. */
export const foreignPage = plainPage(
	"This did not come from our site",
	"Nothing was sent. Please use the form on our own pages, or call us at",
);

/** For a body larger than any form of ours. */
export const tooLargePage = plainPage(
	"This is more than we can take",
	"Nothing was sent. Please go back and shorten it, or call us at",
);

/** For someone who searches faster than anybody reads. */
export const tooManyPage = plainPage(
	"One moment, please",
	"There were very many searches in a short time. Please try again in a minute, or call us at",
);

/** For a form that arrives too slowly. */
export const slowPage = plainPage(
	"Your connection is too slow right now",
	"Nothing was sent. Please go back and try again, or call us at",
);

/** When the server is overloaded. */
export const busyPage = plainPage(
	"We are very busy right now",
	"Please wait a few seconds and try again. If you sent a form, it was not received: go back and send it again. Or call us at",
);

/** Allows these pages their own few style rules, and nothing else. */
export const plainPageHeaders = {
	"Content-Security-Policy": stylePolicy(style),
};
