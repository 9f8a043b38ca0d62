import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partners } from "../../content/partners";

/** The style sheet that the content asks for. When this test fails, copy it from the "expected" side. */
const expected = partners
	.map(
		({ slug, primaryColor, onPrimary }) =>
			`[data-partner="${slug}"] {\n\t--partner: ${primaryColor.toLowerCase()};\n\t--on-partner: ${onPrimary.toLowerCase()};\n}\n`,
	)
	.join("\n");

test("PART-3 the style sheet has every partner's colours", () => {
	const written = readFileSync(new URL("./partner-colors.css", import.meta.url), "utf8");
	expect(written.replace(/^\/\*.*\*\/\n/, "")).toBe(expected);
});
