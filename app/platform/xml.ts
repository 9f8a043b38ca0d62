const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes text for XML and removes characters that XML does not allow. */
export const xmlText = (text: string): string =>
	text
		.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
		.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** An XML response, cached for five minutes. */
export const xmlResponse = (type: string, body: string): Response =>
	new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
		headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=300" },
	});
