import { expect, test, visit } from "./visitor.ts";

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

for (const prefix of ["", "/es", "/pt"]) {
	test(`the header ${prefix && `of ${prefix} `}and the logos stand in one line, from 320 px up`, async ({ page }) => {
		await visit(page, `${prefix}/about`);
		for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			const broken = await page.evaluate(() => {
				const range = document.createRange();
				const found: string[] = [];
				const parts = document.querySelectorAll("[data-site-header] > div, footer .font-display");
				if (parts.length !== 2) throw new Error("there should be the header and the footer's logo");
				for (const part of parts) {
					const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
					for (let text = texts.nextNode(); text; text = texts.nextNode()) {
						if (text.parentElement?.closest(".sr-only")) continue;
						range.selectNodeContents(text);
						const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
						if (lines.size > 1) found.push(text.nodeValue ?? "");
					}
				}
				return found;
			});
			expect(broken, `${width} px`).toEqual([]);
		}
	});
}

for (const prefix of ["", "/es"]) {
	test(`the layout ${prefix && `of ${prefix} `}holds with words 40% longer, at 390 px`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const broken: string[] = [];
		for (const path of pages) {
			await visit(page, prefix && path === "/" ? prefix : prefix + path);
			// Words that are changed before React has taken them over would be taken for a fault of the page.
			await page.waitForLoadState("networkidle");
			const found = await page.evaluate(() => {
				for (const group of document.querySelectorAll("details")) group.open = true;
				const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
				for (let text = texts.nextNode(); text; text = texts.nextNode())
					text.nodeValue = (text.nodeValue ?? "").replace(
						/\p{L}+/gu,
						(word) => word + word.slice(0, Math.round(word.length * 0.4)),
					);
				const width = document.documentElement.clientWidth;
				const wide = document.documentElement.scrollWidth - width;
				const clipped = [
					...document.querySelectorAll<HTMLElement>("a, button, summary, label, h1, h2, h3, legend"),
				].filter((control) => {
					const { left, right, width: own } = control.getBoundingClientRect();
					if (own === 0 || !control.checkVisibility({ visibilityProperty: true }) || control.closest(".sr-only"))
						return false;
					// What scrolls sideways by itself may be longer than the screen.
					for (let around = control.parentElement; around; around = around.parentElement)
						if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX) && around !== document.body)
							return false;
					const cut =
						getComputedStyle(control).overflowX !== "visible" && control.scrollWidth > control.clientWidth + 1;
					return cut || left < -1 || right > width + 1;
				});
				return [
					...(wide > 0 ? [`scrolls sideways by ${wide}`] : []),
					...clipped.map((each) => `cut: ${each.textContent?.trim().slice(0, 40)}`),
				];
			});
			broken.push(...found.map((each) => `${path} ${each}`));
		}
		expect(broken).toEqual([]);
	});
}
