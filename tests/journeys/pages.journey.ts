/**
 * Every page, visited once per language, each language at a width of its own. All that must hold on every page is
 * checked in that one visit: no layout shift, pictures, console and policy, headings and landmarks, axe, overflow, zoom.
 * What does not depend on the language is checked in English (structure and colours), on a desktop in English and a
 * phone in Spanish (loading), or on that phone only (BACK-5, the size of targets).
 */
import type { Page } from "@playwright/test";
import type { Locale } from "../../app/content/words.ts";
import { landingPartners } from "./catalogue.ts";
import { locales, pagesIn } from "./every-page.ts";
import { expect, expectAccessibleInBothThemes, expectNamed, hydrated, test, visit } from "./visitor.ts";
import { cutOrCovered, withLargeText, withUsualText, zoomed } from "./zoom.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const sizes: Partial<Record<Locale, typeof phone>> = { en: desktop, es: phone };

/** More of some kinds of pages than the one example per route: other compositions, colours or states. */
const more: Partial<Record<Locale, string[]>> = {
	en: [
		"/?promo=plans",
		"/wireless-plans?tab=prepaid",
		"/partners/brightspeed",
		"/partners/frontier",
		"/blog/keep-your-number-when-you-switch",
		"/contact?partner=verizon&promotion=trade-in-credit",
		"/contact/received?reference=BP-7K3M-9QXZ",
	],
	es: ["/blog/keep-your-number-when-you-switch", "/contact/received?reference=BP-7K3M-9QXZ"],
};
const everywhere = [
	...landingPartners.map(({ slug }) => `/partners/${slug}`),
	"/partners/wow",
	"/blog/how-to-read-a-price-note",
];

const pathsIn = (locale: Locale) => {
	const prefix = locale === "en" ? "" : `/${locale}`;
	// The callback leaves by itself: see the test below and those of AUTH-5.
	const pages = pagesIn(locale).filter((path) => !path.endsWith("/auth/callback"));
	return [...new Set([...pages, ...[...(more[locale] ?? []), ...everywhere].map((path) => prefix + path)])];
};

/** Pages with art beside their title. */
const withArt = [
	"/wireless-plans",
	"/internet-plans",
	"/security-systems",
	"/tv-cable-on-demand",
	"/phone-cases",
	"/shop",
	"/locations",
	"/blog",
	"/about",
	"/contact",
];

/** Loads its own data again when the visitor returns. */
const privatePage = /\/(account|no-such-page)$/;

test.use({ allowedErrors: [/404|no-such-page/] });

for (const locale of locales) {
	for (const path of pathsIn(locale)) {
		test(`BACK-5 ZOOM-1 ZOOM-2 ${path} is sound: layout, pictures, policy, accessibility, zoom`, async ({ page }) => {
			const size = sizes[locale] ?? tablet;
			await page.setViewportSize(size);
			if (size === tablet) await visit(page, path);
			else await expectSoundLoading(page, path);
			if (size === phone && withArt.includes(path.replace("/es", ""))) await expectSmallArt(page);
			if (size === phone && !privatePage.test(path)) await expectNothingLoadedByOverlay(page);

			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(1);
			await page.evaluate(() => {
				for (const group of document.querySelectorAll("details")) group.open = true;
			});
			if (locale === "en") await expectAccessibleInBothThemes(page);
			else await expectNamed(page);

			const found = await overflowAt(page, [1024, 768]);
			await declineLanguageOffer(page);
			await withUsualText(page);
			await page.setViewportSize(zoomed);
			found.push(...(await cutOrCovered(page, "body")).map((problem) => `at 400 %: ${problem}`));
			if (size === phone) found.push(...(await smallTargets(page)));
			await page.setViewportSize(phone);
			found.push(...(await overflowAt(page, [])));
			if (size !== tablet) found.push(...(await cutOffWithLongerWords(page)).map((each) => `with long words: ${each}`));
			const enlarged = await withLargeText(page, () => cutOrCovered(page, "body"));
			found.push(...enlarged.map((problem) => `with large text: ${problem}`));
			expect(found).toEqual([]);
		});
	}
}

test("nothing shifts when the sign-in callback moves on by itself", async ({ page }) => {
	for (const size of [desktop, phone]) {
		await page.setViewportSize(size);
		await page.goto("/auth/callback");
		await page.waitForURL("/account");
		await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
		expect(await shifts(page), `${size.width} px`).toEqual([]);
	}
});

/** BACK-5: opening and closing an overlay loads nothing from the server. */
async function expectNothingLoadedByOverlay(page: Page) {
	const loaded: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.endsWith(".data")) loaded.push(request.url());
	});
	const cart = page.locator("#cart-drawer");
	await page.locator("header [commandfor=cart-drawer]").click();
	await expect(cart).toBeVisible();
	await expect.poll(() => page.evaluate(() => history.state?.usr?.overlays?.length ?? 0)).toBe(1);
	await page.goBack();
	await expect(cart).toBeHidden();
	expect(loaded).toEqual([]);
}

/** It has a journey of its own; here it would lie over what is measured. */
async function declineLanguageOffer(page: Page) {
	const offer = page.getByRole("complementary", { name: /^(Language|Idioma)$/ });
	if (await offer.isVisible()) await offer.getByRole("button").click();
	await expect(offer).toHaveCount(0);
}

/** No layout shift while the page loads; pictures that decode, have a size and may be cached for ever. */
async function expectSoundLoading(page: Page, path: string) {
	const images: Record<string, string | undefined> = {};
	page.on("response", (response) => {
		const { pathname, search } = new URL(response.url());
		if (pathname.startsWith("/images/") && search) images[pathname] = response.headers()["cache-control"];
	});
	await visitWithLateFontsAndPictures(page, path);
	expect(await shifts(page), "layout shifts").toEqual([]);
	expect(await pictureFaults(page)).toEqual([]);
	for (const [file, header] of Object.entries(images)) expect(header, file).toBe("public, max-age=31536000, immutable");
	await hydrated(page);
}

/** Fonts and pictures arrive only after the page was painted and hydrated; then the visitor scrolls to its end. */
async function visitWithLateFontsAndPictures(page: Page, path: string) {
	const painted = Promise.withResolvers<void>();
	await page.route(/\.(woff2|avif|webp|svg)(\?|$)/, async (route) => {
		await painted.promise;
		await route.continue();
	});
	await page.goto(path, { waitUntil: "domcontentloaded" });
	await page.waitForFunction(
		() => document.documentElement.dataset.ready === "" && performance.getEntriesByType("paint").length > 0,
	);
	const late = await lazyPicturesOnFirstScreen(page);
	painted.resolve();
	if (page.viewportSize()?.width === phone.width) expect(late, "lazy pictures on a phone's first screen").toEqual([]);
	await page.evaluate(async () => {
		await document.fonts.ready;
		const frame = () => new Promise((next) => requestAnimationFrame(next));
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
			scrollTo({ top, behavior: "instant" });
			await frame();
			const near = [...document.images].filter((image) => {
				const box = image.getBoundingClientRect();
				return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
			});
			const enough = new Promise((next) => setTimeout(next, 5_000));
			await Promise.race([Promise.allSettled(near.map((image) => image.decode())), enough]);
			await frame();
		}
		scrollTo({ top: 0, behavior: "instant" });
	});
}

/** Large pictures on the first screen must be fetched with the page, not after layout. */
const lazyPicturesOnFirstScreen = (page: Page) =>
	page.evaluate(() =>
		[...document.images]
			.filter(({ loading }) => loading === "lazy")
			.filter((image) => {
				const { top, bottom, width } = image.getBoundingClientRect();
				return (Math.min(bottom, innerHeight) - top) * width > (innerHeight * innerWidth) / 20;
			})
			.map(({ src }) => src),
	);

/** Layout shifts as the browser counts them since the first paint, if they add up to more than 0.02. */
const shifts = (page: Page) =>
	page.evaluate(async () => {
		type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
		const found = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
		observer.disconnect();
		if (found.reduce((sum, { value }) => sum + value, 0) <= 0.02) return [];
		return found.map(({ value, sources }) => {
			const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : "text"));
			return `${value.toFixed(4)} ${names.join(" | ")}`;
		});
	});

/** The art beside a page's title is decorative, small, and leaves the title on a phone's first screen. */
async function expectSmallArt(page: Page) {
	const art = page.locator("[data-band] img").first();
	await expect(art).toHaveAttribute("fetchpriority", "low");
	await expect(art).toHaveAttribute("alt", "");
	await expect(art).toHaveAttribute("loading", "eager");
	const [picture, title] = await Promise.all([
		art.boundingBox(),
		page.getByRole("heading", { level: 1 }).boundingBox(),
	]);
	expect(picture?.width).toBeLessThan(170);
	expect((title?.y ?? 999) + (title?.height ?? 999)).toBeLessThan(320);
}

/** Every picture decodes, has its size and an alternative text. Lazy ones are requested now. */
const pictureFaults = (page: Page) =>
	page.evaluate(async () => {
		const faults: string[] = [];
		for (const image of document.images) {
			image.loading = "eager";
			const decoded = await image.decode().then(
				() => image.naturalWidth > 0,
				() => false,
			);
			if (!decoded) faults.push(`${image.currentSrc || image.src} is broken`);
			if (!image.getAttribute("width") || !image.getAttribute("height")) faults.push(`${image.src} has no size`);
			if (!image.hasAttribute("alt")) faults.push(`${image.src} has no alt`);
		}
		return faults;
	});

/** Where the page scrolls sideways, at the current width and at others. */
async function overflowAt(page: Page, widths: number[]): Promise<string[]> {
	const found: string[] = [];
	const look = async () => {
		const [width, overflow = 0] = await page.evaluate(() => {
			const { clientWidth, scrollWidth } = document.documentElement;
			return [clientWidth, scrollWidth - clientWidth];
		});
		if (overflow > 0) found.push(`scrolls sideways at ${width} px by ${overflow}`);
	};
	await look();
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		await look();
	}
	return found;
}

/** Controls below 24 × 24 px; links within running text may be smaller (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
	page.evaluate(() => {
		const shown = [
			...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
		].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only"));
		const inText = (element: HTMLElement) => getComputedStyle(element).display === "inline";
		/** A link that spreads over the whole card around it. */
		const isSpread = (element: HTMLElement) => getComputedStyle(element, "::after").position === "absolute";
		return shown
			.filter((element) => !inText(element) && !isSpread(element))
			.map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
			.filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
			.map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`);
	});

/** What is cut off or wider than the screen when every word is 40% longer. */
const cutOffWithLongerWords = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const before: [Node, string][] = [];
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const words = text.nodeValue ?? "";
			before.push([text, words]);
			text.nodeValue = words.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.round(word.length * 0.4)));
		}
		const width = document.documentElement.clientWidth;
		const wide = document.documentElement.scrollWidth - width;
		const controls = [...document.querySelectorAll<HTMLElement>("a, button, summary, label, h1, h2, h3, legend")];
		const isCut = (control: HTMLElement) => {
			const { left, right, width: own } = control.getBoundingClientRect();
			if (own === 0 || !control.checkVisibility({ visibilityProperty: true }) || control.closest(".sr-only"))
				return false;
			// What scrolls sideways by itself may be longer than the screen.
			for (let around = control.parentElement; around; around = around.parentElement)
				if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX) && around !== document.body)
					return false;
			const isClipped =
				getComputedStyle(control).overflowX !== "visible" && control.scrollWidth > control.clientWidth + 1;
			return isClipped || left < -1 || right > width + 1;
		};
		const found = [
			...(wide > 0 ? [`scrolls sideways by ${wide}`] : []),
			...controls.filter(isCut).map((each) => `cut: ${each.textContent?.trim().slice(0, 40)}`),
		];
		for (const [text, words] of before) text.nodeValue = words;
		return found;
	});
