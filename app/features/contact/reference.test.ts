import { expect, test } from "vitest";
import { asReference } from "./reference";
import { newReference } from "./reference.server";

test("CONTACT-1 references are unique, readable and recognised", () => {
	const made = Array.from({ length: 1_000 }, newReference);
	expect(new Set(made).size).toBe(1_000);
	for (const reference of made) {
		expect(reference).not.toMatch(/[01OILAEU]/);
		expect(asReference(reference)).toBe(reference);
	}
});

test.each([null, "", "BP-", "BP-1111-2222", "bp-7k3m-9qxz", " BP-7K3M-9QXZ", "BP-7K3M-9QXZ\n", "<b>BP-7K3M-9QXZ"])(
	"CONTACT-1 %j is not a reference",
	(text) => {
		expect(asReference(text)).toBeNull();
	},
);
