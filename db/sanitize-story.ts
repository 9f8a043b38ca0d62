import sanitizeHtml from "sanitize-html";

/** Everything else is removed, when a story is stored and again when it is rendered. */
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
	// "//host" would leave the site while looking like a path.
	allowProtocolRelative: false,
	// Deeper than any story needs, shallow enough for every browser.
	nestingLimit: 20,
	transformTags: {
		a: (tagName, { href = "" }) => ({
			tagName,
			attribs: /^https?:/i.test(href.trim()) ? { href, rel: "noopener nofollow", target: "_blank" } : { href },
		}),
		// The page's title is its only h1.
		h1: "h2",
	},
};

/** An empty header cell would be announced as an empty heading. */
const emptyHeading = /<th([^>]*)>\s*<\/th>/g;

export const sanitizeStory = (html: string): string => sanitizeHtml(html, allowed).replace(emptyHeading, "<td$1></td>");

/** The tags that sanitizing removes, so that authors can be told. */
export function forbiddenTags(html: string): string[] {
	const seen = new Set<string>();
	sanitizeHtml(html, { ...allowed, onOpenTag: (name) => void seen.add(name) });
	return [...seen].filter((name) => !allowedTags.includes(name) && name !== "h1").toSorted();
}
