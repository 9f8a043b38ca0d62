import AxeBuilder from "@axe-core/playwright";
import {
	type BrowserContext,
	test as base,
	type ConsoleMessage,
	expect,
	type Page,
	type WebError,
} from "@playwright/test";
import { newClientAddress } from "../http/start-site.ts";

/** A page that logs an error or violates its own security policy fails the test. */
const watchedTest = base.extend<{ allowedErrors: RegExp[]; watchForErrors: undefined }>({
	/** Every test is a client of its own to the rate limits. */
	extraHTTPHeaders: async ({ baseURL: _ }, use) => use({ "X-Forwarded-For": newClientAddress() }),
	/** For tests that provoke an error: `test.use({ allowedErrors: [/404/] })`. */
	allowedErrors: [[], { option: true }],
	watchForErrors: [
		async ({ context, allowedErrors }, use) => {
			const errors: string[] = [];
			const note = (text: string) => {
				// Logged by the browser when a navigation follows before the last one's transition was painted.
				if (text.startsWith("Transition was skipped")) return;
				if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
			};
			const onMessage = (message: ConsoleMessage) => {
				if (message.type() === "error" || message.type() === "warning") note(message.text());
			};
			const onError = (error: WebError) => note(error.error().message);
			context.on("console", onMessage);
			context.on("weberror", onError);
			await use(undefined);
			context.off("console", onMessage);
			context.off("weberror", onError);
			expect(errors, "errors in the browser's console").toEqual([]);
		},
		{ auto: true },
	],
});

/** Not every violation reaches the console by itself. */
const logPolicyViolations = (context: BrowserContext) =>
	context.addInitScript(() =>
		addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
			console.error(`security policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
		),
	);

/** A new browser context per test: for motion, init scripts, a stopped clock, another locale or device, or no scripts. */
export const freshTest = watchedTest.extend({
	context: async ({ context }, use) => {
		await logPolicyViolations(context);
		await use(context);
	},
});

/**
 * The usual test: one page per worker, reset between tests. A new page starts a renderer process, which takes longer
 * than most of these tests. Motion is reduced, so that nothing is measured or pressed halfway.
 */
export const test = watchedTest.extend<object, { workerPage: Page }>({
	workerPage: [
		async ({ browser }, use, { project }) => {
			const { baseURL, viewport } = project.use;
			const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(viewport && { viewport }) });
			await logPolicyViolations(context);
			await use(await context.newPage());
			await context.close();
		},
		{ scope: "worker" },
	],
	context: async ({ workerPage }, use) => use(workerPage.context()),
	page: async ({ workerPage, extraHTTPHeaders, viewport }, use, testInfo) => {
		await workerPage.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
		if (viewport) await workerPage.setViewportSize(viewport);
		await workerPage.emulateMedia({ reducedMotion: "reduce" });
		await use(workerPage);
		// After a failure the page is left for the report, and the worker is replaced.
		if (testInfo.status === testInfo.expectedStatus) await reset(workerPage);
	},
});

async function reset(page: Page) {
	const context = page.context();
	for (const other of context.pages()) if (other !== page) await other.close();
	await page.unrouteAll({ behavior: "ignoreErrors" });
	for (const event of ["request", "response", "console"] as const) page.removeAllListeners(event);
	await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
	await context.clearCookies();
	await context.clearPermissions();
	// A document of the same origin without scripts: nothing can write to the storage any more.
	await page.goto("/robots.txt");
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
}

export { expect };

/**
 * Opens a page and waits until it is hydrated. Some parts hydrate at the visitor's first interaction: here a move of the
 * mouse.
 */
export async function visit(page: Page, path: string) {
	const response = await page.goto(path);
	await hydrated(page);
	return response;
}

export async function hydrated(page: Page) {
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	await page.mouse.move(1, 1);
	await page.waitForFunction(() => !document.querySelector("[data-part]:not([data-ready])"));
}

/** Holds back every script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\.js(\?|$)/, async (route) => {
		await held;
		await route.continue();
	});
	return () => release();
}

/** Timers run only when the test says so; scrolling is the browser's and goes on. Needs a fresh test. */
export async function visitWithStoppedClock(page: Page, path: string) {
	await page.clock.install({ time: new Date("2026-03-02T12:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-02T12:00:10Z"));
	await page.goto(path);
	// Scripts are requested after the first paint.
	await page.clock.runFor(100);
	await hydrated(page);
}

/** Waits for transitions to end: half-way through, colours are blends. Renders what is off-screen, too. */
async function settled(page: Page) {
	await page.evaluate(async () => {
		const whole = new CSSStyleSheet();
		whole.replaceSync("* { content-visibility: visible !important }");
		document.adoptedStyleSheets = [whole];
		const frame = () => new Promise((next) => requestAnimationFrame(next));
		const moving = () =>
			document
				.getAnimations()
				.filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
		// A transition starts in the frame after its cause, and may cause another.
		await frame();
		await frame();
		while (moving().length > 0) {
			await Promise.allSettled(moving().map(({ finished }) => finished));
			await frame();
		}
	});
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const nameTags = ["cat.name-role-value", "cat.text-alternatives", "cat.language", "cat.forms"];
const colourRules = ["color-contrast", "link-in-text-block"];

/** Of the whole page, or of one part that lies over a page which is checked elsewhere. */
export const expectAccessible = (page: Page, part?: string) =>
	expectNoViolations(page, part, (axe) => axe.withTags(tags));

/** Everything but colours: for another language or width of what is checked for colours already. */
export const expectWellStructured = (page: Page, part?: string) =>
	expectNoViolations(page, part, (axe) => axe.withTags(tags).disableRules(colourRules));

/** Names and texts only: for another language of what is checked for structure and colours already. */
export const expectNamed = (page: Page, part?: string) =>
	expectNoViolations(page, part, (axe) => axe.withTags(nameTags));

/** Everything in the light theme, and the colours in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page, part?: string) {
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	await expectAccessible(page, part);
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoViolations(page, part, (axe) => axe.withRules(colourRules));
	await page.emulateMedia({ colorScheme: "light" });
}

async function expectNoViolations(page: Page, part: string | undefined, choose: (axe: AxeBuilder) => AxeBuilder) {
	await settled(page);
	// No page has frames, so the results need no second page to be collected in. What passes is not reported.
	const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true));
	const { violations } = await (part ? axe.include(part) : axe).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
		[],
	);
}
