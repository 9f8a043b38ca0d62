import { expect, test } from "vitest";
import { same } from "../words";
import { contractKind } from "./contract-kind";

const plan = (note: string, ...features: string[]) => ({
	name: "Plan",
	priceNote: same(note),
	features: features.map(same),
});

test.each([
	["No contract.", "non-contract", "no contract"],
	["No annual contract.", "non-contract", "no annual contract"],
	["No contracts here.", "non-contract", "no contract"],
	["Month-to-Month.", "non-contract", "month-to-month"],
	["With a 2-year agreement.", "contract", "agreement"],
	["Contract of one year.", "contract", "contract"],
	["Promotional rate.", "contract", "promotional rate"],
	["$30 for 12 mos.", "contract", "for 12 mos"],
	["$30 for 24 mos.", "contract", "for 24 mos"],
	["Price with 12-month term.", "contract", "with 12-month"],
	["Price with 24-month term.", "contract", "with 24-month"],
	["5-year price guarantee.", "contract", "price guarantee"],
	["Promotional pricing.", "contract", "promotional pricing"],
	["Price with AutoPay.", "non-contract", null],
] as const)("NET-2 %s is %s", (note, kind, because) => {
	const found = contractKind(plan(note));
	expect(found).toMatchObject({ kind, because: because && { en: because } });
});

test("NET-2 no contract wins over a price guarantee, and the features count too", () => {
	expect(contractKind(plan("Price guarantee for 5 years.", "No annual contract")).kind).toBe("non-contract");
	expect(contractKind(plan("Price with AutoPay.", "Promotional rate")).kind).toBe("contract");
});

test("NET-2 an entry that states its side is not decided by its text", () => {
	expect(contractKind({ ...plan("Promotional rate."), contract: false })).toEqual({
		kind: "non-contract",
		because: "entry",
	});
	expect(contractKind({ ...plan("Price with AutoPay."), contract: true }).kind).toBe("contract");
});
