import type { CDPSession, Page } from "@playwright/test";

/** ZOOM-1: a phone whose text is set to 200 %. */
export const phone = { width: 390, height: 844 };
/** ZOOM-2, WCAG 1.4.10: 1280 × 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 };

/** One for each page, kept open: what it sets last holds for every document that the page loads later. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function setTextSize(page: Page, standard: number, fixed: number) {
	const opened = sessions.get(page) ?? page.context().newCDPSession(page);
	sessions.set(page, opened);
	await (await opened).send("Page.setFontSizes", { fontSizes: { standard, fixed } });
	// The page learns of it a moment later, and its media queries in the frame after.
	await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
	await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

/**
 * The usual text size, whatever the page had before. By way of another one: now and then a page that was enlarged for an earlier
 * test is large again in its next document.
 */
export async function withUsualText(page: Page): Promise<void> {
	await setTextSize(page, 17, 14);
	await setTextSize(page, 16, 13);
}

/** The visitor's text size, as the browser's settings have it; the usual one is 16 px. */
export async function withLargeText<T>(page: Page, work: () => Promise<T>): Promise<T> {
	await setTextSize(page, 32, 26);
	try {
		return await work();
	} finally {
		// One page serves many tests.
		await withUsualText(page);
	}
}

/** What is wider than its place, cut, broken within a word, or covered by something fixed, in one element of the page. */
export const cutOrCovered = (page: Page, selector: string) => page.locator(selector).first().evaluate(problems);

/** Runs in the page. What is wider than its place, cut, broken within a word, or covered by something fixed. */
function problems(root: Element): string[] {
	const found: string[] = [];
	const name = (element: Element) =>
		`${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join(".")} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40)}”`;
	const page = document.documentElement;
	const width = page.clientWidth;
	const isShown = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".sr-only");
	/** Rows that are meant to scroll: carousels, and tables of a story. */
	const scrollsSideways = (element: Element | null): boolean =>
		element !== null && (getComputedStyle(element).overflowX === "auto" || scrollsSideways(element.parentElement));
	if (page.scrollWidth > width) found.push(`the page is ${page.scrollWidth} px wide`);
	if (root.scrollWidth > root.clientWidth + 1) found.push(`${name(root)} is ${root.scrollWidth} px wide`);
	for (const element of root.querySelectorAll("*")) {
		if (!isShown(element) || element.closest("svg") || element.closest("[aria-hidden=true]")) continue;
		if (element.parentElement && scrollsSideways(element.parentElement) && !element.closest("dialog")) continue;
		const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
		const box = element.getBoundingClientRect();
		if (box.width < 2 || box.height < 2) continue;
		if ((hasText || element.matches("a, button, input, select, textarea")) && (box.right > width + 1 || box.left < -1))
			found.push(`${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
		const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
		const isInput = element.matches("input, select, textarea");
		if (
			hasText &&
			!isInput &&
			overflowX !== "visible" &&
			overflowX !== "auto" &&
			element.scrollWidth > element.clientWidth + 1
		)
			found.push(`${name(element)} is cut at its side (${textOverflow})`);
		for (const node of hasText && !isInput ? element.childNodes : [])
			for (const { 0: word, index } of node.nodeType === 3 ? (node.textContent ?? "").matchAll(/\S+/g) : []) {
				// Longer words may be hyphenated, where the browser can.
				if (word.length > 12 || /[@/·\p{Pd}]/u.test(word)) continue;
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = new Set([...range.getClientRects()].filter((rect) => rect.width > 1).map(({ top }) => top));
				if (lines.size > 1) found.push(`${name(element)} breaks “${word}”`);
			}
		if (hasText && !isInput && overflowY === "hidden" && element.scrollHeight > element.clientHeight + 2)
			found.push(`${name(element)} is cut at its end`);
	}
	const controls = [...root.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
	for (const control of controls) {
		if (!isShown(control) || control.matches(":disabled, [type=hidden]") || scrollsSideways(control.parentElement))
			continue;
		if (control.closest("[aria-hidden=true], .floating-controls")) continue;
		control.scrollIntoView({ block: "center", behavior: "instant" });
		const [box] = control.getClientRects();
		if (!box || box.width < 2) continue;
		const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
		const isReached = at && (control.contains(at) || at.contains(control) || at.closest("label")?.contains(control));
		// A link that covers its card lies over what is in it.
		if (!isReached && !(at && control.closest("label")?.contains(at)))
			found.push(`${name(control)} is covered by ${at ? name(at) : "nothing"}`);
	}
	return [...new Set(found)];
}
