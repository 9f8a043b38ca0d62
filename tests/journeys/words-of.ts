import { globSync, readFileSync } from "node:fs";

type Message = string | { match: Record<string, string> }[];

/** The site's messages in one language: `say("cart_add")`. */
export function wordsOf(locale: string) {
	const messages = new Map(
		globSync(`messages/${locale}/*.json`).flatMap((file) =>
			Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Message>),
		),
	);
	return (key: string, values: Record<string, string> = {}): string => {
		const message = messages.get(key);
		if (typeof message !== "string") throw new Error(`${key} is no plain message in ${locale}`);
		return message.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
	};
}
