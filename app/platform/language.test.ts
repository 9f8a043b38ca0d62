import { expect, test } from "vitest";
import { localePath, splitLocale } from "./language";

test.each([
	["/", "en", "/"],
	["/about", "en", "/about"],
	["/", "es", "/es"],
	["/blog/a-story", "pt", "/pt/blog/a-story"],
] as const)("%s in %s is %s, and back", (path, locale, address) => {
	expect(localePath(path, locale)).toBe(address);
	expect(splitLocale(address)).toEqual({ locale, path });
});

test.each(["/english", "/espresso", "/en/about", "/ptolemy"])("%s is an English address", (path) => {
	expect(splitLocale(path)).toEqual({ locale: "en", path });
});

test.each(["//evil.example", "/es//evil.example", "/pt///evil.example"])(
	"no language of %s is another site",
	(path) => {
		expect(localePath(splitLocale(path).path, "en")).toBe("/evil.example");
	},
);

test("a language is known in whichever case", () => {
	expect(splitLocale("/ES/About")).toEqual({ locale: "es", path: "/About" });
});
