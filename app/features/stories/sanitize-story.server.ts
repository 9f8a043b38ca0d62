import sanitizeHtml from "sanitize-html";

/** What a story may consist of. Everything else is taken out, when it is stored and again when it is shown. */
const allowed: sanitizeHtml.IOptions = {
	allowedTags: [
		"a",
		"blockquote",
		"br",
		"code",
		"em",
		"h2",
		"h3",
		"h4",
		"hr",
		"li",
		"ol",
		"p",
		"pre",
		"strong",
		"table",
		"tbody",
		"td",
		"th",
		"thead",
		"tr",
		"ul",
	],
	allowedAttributes: { a: ["href", "rel", "target"], td: ["align"], th: ["align"] },
	allowedSchemes: ["http", "https", "mailto", "tel"],
	transformTags: {
		a: (tagName, { href = "" }) => ({
			tagName,
			attribs: /^https?:/.test(href) ? { href, rel: "noopener nofollow", target: "_blank" } : { href },
		}),
		// The title of the page is its only first heading.
		h1: "h2",
	},
};

/** An empty heading of a table's corner would be read out as a heading of nothing. */
const emptyHeading = /<th([^>]*)>\s*<\/th>/g;

export const sanitizeStory = (html: string): string => sanitizeHtml(html, allowed).replace(emptyHeading, "<td$1></td>");
