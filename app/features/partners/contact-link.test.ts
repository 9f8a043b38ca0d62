import { expect, test } from "vitest";
import { contactLink } from "./contact-link";

test("PART-5 the link to the contact page names the partner", () => {
	expect(contactLink({ partner: "t-mobile" })).toBe("/contact?partner=t-mobile");
});

test("PART-5 and the promotion, if there is one", () => {
	expect(contactLink({ partner: "att", promotion: "wireless-switch-credit" })).toBe(
		"/contact?partner=att&promotion=wireless-switch-credit",
	);
});
