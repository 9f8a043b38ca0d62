import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partners } from "../../content/partners";

/** The style sheet that the content asks for. When this fails, its "expected" is what the file has to hold. */
const expected = partners
	.map(
		({ slug, primaryColor, onPrimary }) =>
			`[data-partner="${slug}"] {\n\t--partner: ${primaryColor.toLowerCase()};\n\t--on-partner: ${onPrimary.toLowerCase()};\n}\n`,
	)
	.join("\n");

test("PART-3 the style sheet has the colours that the partners' content names", () => {
	const written = readFileSync(new URL("./partner-colors.css", import.meta.url), "utf8");
	expect(written.replace(/^\/\*.*\*\/\n/, "")).toBe(expected);
});

test("text on a partner's colour can be read", () => {
	for (const { slug, primaryColor, onPrimary } of partners) {
		expect(contrast(primaryColor, onPrimary), slug).toBeGreaterThanOrEqual(4.5);
	}
});

/** WCAG 2's contrast ratio of two colours. */
function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
