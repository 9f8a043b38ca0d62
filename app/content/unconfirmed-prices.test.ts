import { expect, test } from "vitest";
import { seed } from "./catalogue";
import { unconfirmedPrices } from "./unconfirmed-prices";

test("npm run prices lists exactly the prices that are marked as unconfirmed", () => {
	const listed = unconfirmedPrices().map(({ id }) => id);
	expect(new Set(listed).size).toBe(listed.length);
	expect(listed.length).toBe(JSON.stringify(seed).split('"unconfirmed":true').length - 1);
});
