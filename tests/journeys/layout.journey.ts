import { expect, test } from "./visitor.ts";

const pages = [
	"/",
	"/wireless-plans",
	"/internet-plans",
	"/security-systems",
	"/tv-cable-on-demand",
	"/partners",
	"/partners/att",
	"/partners/verizon",
	"/partners/t-mobile",
	"/partners/spectrum",
	"/partners/xfinity",
	"/partners/wow",
	"/phone-cases",
	"/locations",
	"/blog",
	"/blog/how-to-read-a-price-note",
	"/about",
	"/contact",
	"/privacy",
	"/terms",
	"/shop",
	"/account",
];

for (const prefix of ["", "/es", "/pt"]) {
	test(`no page ${prefix && `of ${prefix} `}scrolls sideways, from 320 px up`, async ({ page }) => {
		const wide: string[] = [];
		for (const path of pages) {
			await page.goto(prefix && path === "/" ? prefix : prefix + path, { waitUntil: "domcontentloaded" });
			await page.evaluate(() => {
				for (const group of document.querySelectorAll("details")) group.open = true;
			});
			for (const width of [320, 768, 1024]) {
				await page.setViewportSize({ width, height: 800 });
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				if (overflow > 0) wide.push(`${path} at ${width} px by ${overflow}`);
			}
		}
		expect(wide).toEqual([]);
	});
}
