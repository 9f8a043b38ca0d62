import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Database } from "../../db/connect";
import { dealer } from "../content/dealer";
import { tagline } from "../content/tagline";
import { currentLocale, say } from "./language";

/** A composed mail. The id becomes the Message-ID, so recipients can drop a duplicate. */
export interface Mail {
	id: string;
	to: string;
	replyTo?: string;
	subject: string;
	text: string;
	html: string;
}

/** Accepts mails for delivery and retries until they are sent. */
export interface MailQueue {
	/** With a transaction, the mail is queued only if it commits. */
	add(mail: Mail, transaction?: Pick<Database, "execute">): Promise<void>;
}

/** The parts of a mail, top to bottom. */
export type MailBlock =
	| { paragraph: string }
	| { quote: string }
	| { facts: readonly (readonly [label: string, value: string])[] }
	| { action: { label: string; href: string } }
	| { note: string };

/** Composes every mail of the site, as HTML and plain text, in the current language. */
export function composeMail({
	blocks,
	...envelope
}: Omit<Mail, "html" | "text"> & { blocks: readonly MailBlock[] }): Mail {
	const subject = envelope.subject.replace(/\s+/g, " ").trim();
	const html = `<!doctype html>${renderToStaticMarkup(<Letter subject={subject} blocks={blocks} />)}`;
	const text = `${blocks.map(asText).join("\n\n")}\n\n-- \n${dealer.name}\n${say(tagline)}\n`;
	return { ...envelope, subject, html, text };
}

function asText(block: MailBlock): string {
	if ("paragraph" in block) return block.paragraph;
	if ("note" in block) return block.note;
	if ("quote" in block) return block.quote.replace(/^/gm, "> ");
	if ("action" in block) return `${block.action.label}:\n${block.action.href}`;
	return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
}

// Mail clients support neither style sheets nor custom properties: the brand colours are repeated here.
const ink = "#12243d";
const soft = "#4c5b70";
const blue = "#0b5cad";
const face = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const css = (text: string) =>
	Object.fromEntries(
		text.split(";").map((rule) => {
			const [name = "", value = ""] = rule.split(/:(.*)/s).map((part) => part.trim());
			return [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value];
		}),
	);

const Letter = ({ subject, blocks }: { subject: string; blocks: readonly MailBlock[] }) => (
	<html lang={currentLocale()}>
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>{subject}</title>
		</head>
		<body style={css(`margin: 0; padding: 24px 12px; background: #f4f1ea; color: ${ink}; ${face}`)}>
			<div style={css("max-width: 560px; margin: 0 auto; background: #ffffff; border-radius: 14px; overflow: hidden")}>
				<p style={css("margin: 0; padding: 18px 28px; background: #12243d; color: #ffffff; font-weight: 700")}>
					{dealer.name}
				</p>
				<div style={css("padding: 12px 28px 28px; font-size: 16px; line-height: 1.55")}>
					{blocks.map((block) => (
						<Block key={JSON.stringify(block)} block={block} />
					))}
				</div>
			</div>
			<p style={css(`max-width: 560px; margin: 16px auto 0; color: ${soft}; font-size: 13px; text-align: center`)}>
				{say(tagline)}
			</p>
		</body>
	</html>
);

function Block({ block }: { block: MailBlock }): ReactNode {
	if ("paragraph" in block) return <p style={css("margin: 16px 0 0; white-space: pre-line")}>{block.paragraph}</p>;
	if ("note" in block) return <p style={css(`margin: 20px 0 0; font-size: 14px; color: ${soft}`)}>{block.note}</p>;
	if ("quote" in block)
		return (
			<blockquote
				style={css("margin: 16px 0 0; padding: 4px 16px; border-left: 4px solid #f0a830; white-space: pre-line")}
			>
				{block.quote}
			</blockquote>
		);
	if ("action" in block)
		return (
			<p style={css("margin: 24px 0 0")}>
				<a
					href={block.action.href}
					style={css(
						`display: inline-block; padding: 13px 26px; border-radius: 999px; background: ${blue}; color: #ffffff; font-weight: 600; text-decoration: none`,
					)}
				>
					{block.action.label}
				</a>
			</p>
		);
	return (
		<table style={css("margin: 16px 0 0; border-collapse: collapse")}>
			<tbody>
				{block.facts.map(([label, value]) => (
					<tr key={label}>
						<th
							scope="row"
							style={css(`padding: 4px 16px 4px 0; text-align: left; vertical-align: top; color: ${soft}`)}
						>
							{label}
						</th>
						<td style={css("padding: 4px 0; white-space: pre-line")}>{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
