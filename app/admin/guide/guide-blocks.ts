import { marked, type Token, type Tokens } from "marked";

/** A piece of text in one style. */
export interface Span {
	text: string;
	style: "plain" | "strong" | "code";
}

/** What the guide is made of: less than Markdown, and nothing that a page could be attacked with. */
export type Block =
	| { type: "heading"; level: 2 | 3; id: string; spans: Span[] }
	| { type: "paragraph"; spans: Span[] }
	| { type: "list"; items: Span[][] }
	| { type: "picture"; name: string; alt: string };

/** The guide without its title; a heading's id is what GitHub makes of it, so links work in both places. */
export const guideBlocks = (markdown: string): Block[] => marked.lexer(markdown).flatMap(blocksOf);

function blocksOf(token: Token): Block[] {
	if (token.type === "heading") {
		const { depth, text, tokens } = token as Tokens.Heading;
		if (depth === 1) return [];
		return [{ type: "heading", level: depth === 2 ? 2 : 3, id: headingId(text), spans: spansOf(tokens) }];
	}
	if (token.type === "list")
		return [{ type: "list", items: (token as Tokens.List).items.map(({ tokens }) => spansOf(tokens)) }];
	if (token.type !== "paragraph") return [];
	const { tokens = [] } = token as Tokens.Paragraph;
	const [first] = tokens;
	if (first?.type === "image") {
		const { href, text } = first as Tokens.Image;
		return [{ type: "picture", name: href.replace(/^.*\//, ""), alt: text }];
	}
	return [{ type: "paragraph", spans: spansOf(tokens) }];
}

const headingId = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

const spansOf = (tokens: readonly Token[] = []): Span[] =>
	tokens.flatMap((token): Span[] => {
		if (token.type === "strong") return [{ text: plain((token as Tokens.Strong).text), style: "strong" }];
		if (token.type === "codespan") return [{ text: plain((token as Tokens.Codespan).text), style: "code" }];
		if ("tokens" in token && token.tokens) return spansOf(token.tokens);
		return "text" in token ? [{ text: plain(String(token.text)), style: "plain" }] : [];
	});

const plain = (text: string): string => text.replaceAll("\n", " ");
