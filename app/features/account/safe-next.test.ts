import { expect, test } from "vitest";
import { safeNext } from "./safe-next";

test.each(["/", "/es/blog?q=fiber", "/account#devices", "/compare/internet?plans=a,b"])("%s is followed", (next) => {
	expect(safeNext(next)).toBe(next);
});

test.each([
	"https://evil.example",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"/\n//evil.example",
	"\\\\evil.example",
	"javascript:alert(1)",
	"evil.example",
	"/a\\..\\\\evil.example",
	"",
	null,
	`/${"a".repeat(600)}`,
])("%j is not", (next) => {
	expect(safeNext(next)).toBeNull();
});
