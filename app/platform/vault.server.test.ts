import { expect, test } from "vitest";
import { createVault } from "./vault.server";

const vault = createVault("one secret, long enough for a test");
const other = createVault("another secret, long enough, too");

test("what is sealed opens with the same secret and purpose, and with nothing else", () => {
	const sealed = vault.seal("a purpose", { key: "ABC" });
	expect(sealed).not.toContain("ABC");
	expect(vault.unseal("a purpose", sealed)).toEqual({ key: "ABC" });
	expect(() => vault.unseal("another purpose", sealed)).toThrow();
	expect(() => other.unseal("a purpose", sealed)).toThrow();
});

test("a sealed text that was changed does not open", () => {
	const bytes = Buffer.from(vault.seal("a purpose", "text"), "base64");
	bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
	expect(() => vault.unseal("a purpose", bytes.toString("base64"))).toThrow();
});

test("sealing twice gives two texts, a fingerprint is always the same", () => {
	expect(vault.seal("a purpose", "text")).not.toBe(vault.seal("a purpose", "text"));
	expect(vault.fingerprint("a purpose", "text")).toBe(vault.fingerprint("a purpose", "text"));
	expect(vault.fingerprint("a purpose", "text")).not.toBe(vault.fingerprint("b purpose", "text"));
	expect(vault.fingerprint("a purpose", "text")).not.toBe(other.fingerprint("a purpose", "text"));
});
