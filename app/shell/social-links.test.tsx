import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import SocialLinks from "./social-links";

const group = (url: `https://${string}` | null) => ({
	language: "English",
	audience: "USA",
	flag: "us" as const,
	links: [{ platform: "Facebook" as const, url, icon: "facebook" as const }],
});

test("LEGAL-7 FOOT-3 a social account is a link once the dealer has it, and says so until then", () => {
	const live = renderToStaticMarkup(<SocialLinks groups={[group("https://www.facebook.com/the-dealer")]} />);
	expect(live).toContain('href="https://www.facebook.com/the-dealer"');
	expect(live).toContain('aria-label="English, Facebook"');
	expect(live).not.toContain("coming soon");
	const soon = renderToStaticMarkup(<SocialLinks groups={[group(null)]} />);
	expect(soon).not.toContain("<a ");
	expect(soon).toContain('aria-label="English, Facebook: coming soon"');
	expect(soon).toContain("coming soon</p>");
});
