import { dealer } from "../app/content/dealer";

const telephone = `tel:+1${dealer.phone.replace(/\D/g, "")}`;

/** Pages that depend on nothing: not on React, not on the visitor's language, not on a file. */
const plainPage = (heading: string, sentence: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${dealer.name.replace("&", "&amp;")}</title>
<h1>${heading}</h1>
<p>${sentence} <a href="${telephone}">${dealer.phone}</a>.</p>
<p><a href="/">Go Home</a></p>
</html>`;

/** Shown when even the error page cannot be rendered. */
export const lastResortPage = plainPage(
	"Something went wrong on our side",
	"Please try again in a moment, or call us at",
);

/** Shown to a form that another site sent. */
export const foreignPage = plainPage(
	"This did not come from our site",
	"Nothing was sent. Please use the form on our own pages, or call us at",
);

/** Shown to whoever sends more than any form of ours holds. */
export const tooLargePage = plainPage(
	"This is more than we can take",
	"Nothing was sent. Please go back and shorten it, or call us at",
);
