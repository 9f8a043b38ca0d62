import { dealer } from "../app/content/dealer";

const telephone = `tel:+1${dealer.phone.replace(/\D/g, "")}`;

/** Shown when even the error page cannot be rendered. It depends on nothing. */
export const lastResortPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${dealer.name.replace("&", "&amp;")}</title>
<h1>Something went wrong on our side</h1>
<p>Please try again in a moment, or call us at <a href="${telephone}">${dealer.phone}</a>.</p>
<p><a href="/">Go Home</a></p>
</html>`;
