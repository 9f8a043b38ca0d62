import { expect, test } from "vitest";
import { partners } from "../../content/partners";
import { promotionSlug } from "../../content/partners/promotion-slug";
import { contactLink } from "./contact-link";

test("PART-5 the way to the contact page names the partner", () => {
	expect(contactLink({ partner: "t-mobile" })).toBe("/contact?partner=t-mobile");
});

test("PART-5 and the promotion, when it came from one", () => {
	expect(contactLink({ partner: "att", promotion: "wireless-switch-credit" })).toBe(
		"/contact?partner=att&promotion=wireless-switch-credit",
	);
});

test("PART-5 a promotion is called by its English title", () => {
	const title = { en: "5G Home, With Mobile!", es: "Internet residencial 5G", pt: "Internet residencial 5G" };
	expect(promotionSlug({ title })).toBe("5g-home-with-mobile");
});

test("PART-5 no two promotions of a partner share a name in the address", () => {
	for (const { slug, promotions } of partners) {
		const slugs = promotions.map(promotionSlug);
		expect(new Set(slugs).size, slug).toBe(slugs.length);
		for (const each of slugs) expect(each).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
	}
});
