import { expect, test } from "vitest";
import { telephoneLink, typedPhone } from "./telephone";

test.each(["(508) 555-0101", "508-555-0101", "508.555.0101", "+1 508 555 0101", "1 (508) 555-0101"])(
	"LOC-5 %s can be called",
	(phone) => {
		expect(telephoneLink(phone)).toBe("tel:+15085550101");
	},
);

test.each([
	["+55 11 91234-5678", "+5511912345678"],
	["+1 (508) 555-0141", "+15085550141"],
	["508.555.0141 ext. 3", "+15085550141"],
	["(508) 555-0141 x12", "+15085550141"],
])("LEAD-3 %s, as a visitor typed it, is dialled as %s", (typed, dialled) => {
	expect(typedPhone(typed)).toBe(dialled);
});
