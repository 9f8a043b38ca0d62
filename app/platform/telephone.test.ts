import { expect, test } from "vitest";
import { telephoneLink } from "./telephone";

test.each(["(508) 555-0101", "508-555-0101", "508.555.0101", "+1 508 555 0101", "1 (508) 555-0101"])(
	"LOC-5 %s can be called",
	(phone) => {
		expect(telephoneLink(phone)).toBe("tel:+15085550101");
	},
);
