const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as XML wants it; characters that XML cannot hold at all are left out. */
export const xmlText = (text: string): string =>
	text
		.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
		.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** An XML document as an answer; readers may keep it for five minutes. */
export const xmlResponse = (type: string, body: string): Response =>
	new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
		headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=300" },
	});
