import { expect, test } from "vitest";
import { contactLink, type Enquiry } from "./contact-link";

test.each<[Enquiry, string]>([
	[{ partner: "t-mobile" }, "partner=t-mobile"],
	[{ partner: "att", promotion: "wireless-switch-credit" }, "partner=att&promotion=wireless-switch-credit"],
	[{ partner: "att", promotion: undefined }, "partner=att"],
	[{ plan: ["a", "b"], package: "c" }, "plan=a&plan=b&package=c"],
	[{ store: "store-broadway", cart: "case-a:1,case-b:2" }, "store=store-broadway&cart=case-a:1,case-b:2"],
	[{ deal: "a&b" }, "deal=a%26b"],
])("ACT-1 PART-5 the contact page is told what the question is about: %j", (about, query) => {
	expect(contactLink(about)).toBe(`/contact?${query}`);
});
