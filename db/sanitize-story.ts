import sanitizeHtml from "sanitize-html";

/** What a story may consist of. Everything else is taken out, when it is stored and again when it is shown. */
const allowedTags = [
	"a",
	"blockquote",
	"br",
	"code",
	"del",
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
];

const allowed: sanitizeHtml.IOptions = {
	allowedTags,
	allowedAttributes: { a: ["href", "rel", "target"], ol: ["start"], td: ["align"], th: ["align"] },
	allowedSchemes: ["http", "https", "mailto", "tel"],
	// An address without a scheme of its own would lead to another site under ours.
	allowProtocolRelative: false,
	// Deeper than any story goes, and far from what makes a browser stumble.
	nestingLimit: 20,
	transformTags: {
		a: (tagName, { href = "" }) => ({
			tagName,
			attribs: /^https?:/i.test(href.trim()) ? { href, rel: "noopener nofollow", target: "_blank" } : { href },
		}),
		// The title of the page is its only first heading.
		h1: "h2",
	},
};

/** An empty heading of a table's corner would be read out as a heading of nothing. */
const emptyHeading = /<th([^>]*)>\s*<\/th>/g;

export const sanitizeStory = (html: string): string => sanitizeHtml(html, allowed).replace(emptyHeading, "<td$1></td>");

/** The tags that sanitizing takes out, so that an author learns of it. */
export function forbiddenTags(html: string): string[] {
	const seen = new Set<string>();
	sanitizeHtml(html, { ...allowed, onOpenTag: (name) => void seen.add(name) });
	return [...seen].filter((name) => !allowedTags.includes(name) && name !== "h1").toSorted();
}
