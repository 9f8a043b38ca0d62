import { expect, test } from "vitest";
import { markMatches } from "./mark-matches";

const shown = (text: string, query: string) =>
	markMatches(text, query)
		.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
		.join("");

test.each([
	["Wireless Plans", "wire", "[Wire]less Plans"],
	["Wireless Plans", "PLANS", "Wireless [Plans]"],
	["papaya", "pa", "[pa][pa]ya"],
	["aaa", "aa", "[aa]a"],
	["Blog", " blog ", "[Blog]"],
	["Teléfono fijo", "telefono", "[Teléfono] fijo"],
	["Telefono fijo", "Teléfono", "[Telefono] fijo"],
	["AT&T", "t&t", "A[T&T]"],
	["What’s new", "what's", "[What’s] new"],
	["Blog", "", "Blog"],
	["Blog", "   ", "Blog"],
	["Blog", "tv", "Blog"],
	["", "tv", ""],
	["TV 📺 y más", "mas", "TV 📺 y [más]"],
])("SRCH-1 %j with the query %j is marked %j", (text, query, expected) => {
	expect(shown(text, query)).toBe(expected);
});

test("SRCH-1 marking a text never changes it", () => {
	for (const text of ["Straße İstanbul ﬁ", "a\u0301e\u0301", "📺📺"]) {
		const pieces = markMatches(text, "st");
		expect(pieces.map((piece) => piece.text).join("")).toBe(text);
		expect(pieces.every((piece) => text.startsWith(piece.text, piece.at))).toBe(true);
	}
});
