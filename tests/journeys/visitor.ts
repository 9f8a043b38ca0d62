import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { newClientAddress } from "../http/start-site.ts";

/** The `test` of every journey: a page that reports an error, or breaks its own security policy, fails the test. */
export const test = base.extend<{ allowedErrors: RegExp[]; watchForErrors: undefined }>({
	/** Every test is a visitor of its own, also to the limits on how often somebody may try something. */
	extraHTTPHeaders: async ({ baseURL: _ }, use) => use({ "X-Forwarded-For": newClientAddress() }),
	/** For the journeys in which an error is the point: `test.use({ allowedErrors: [/404/] })`. */
	allowedErrors: [[], { option: true }],
	watchForErrors: [
		async ({ context, allowedErrors }, use) => {
			const errors: string[] = [];
			const note = (text: string) => {
				// Said by the browser when one page follows another faster than it can draw the change between them.
				if (text.startsWith("Transition was skipped")) return;
				if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
			};
			context.on("console", (message) => {
				if (message.type() === "error" || message.type() === "warning") note(message.text());
			});
			context.on("weberror", (error) => note(error.error().message));
			// The browser tells the page of every violation, also of those that it does not write to the console.
			await context.addInitScript(() =>
				addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
					console.error(`security policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
				),
			);
			await use(undefined);
			expect(errors, "errors in the browser's console").toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/**
 * Pages are usable before their scripts run; tests of what scripts add wait for them. Some parts come alive only when
 * the visitor begins to do something: here that is a small move of the mouse.
 */
export async function visit(page: Page, path: string) {
	const response = await page.goto(path);
	await comeAlive(page);
	return response;
}

async function comeAlive(page: Page) {
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	await page.mouse.move(1, 1);
	await page.waitForFunction(() => !document.querySelector("[data-part]:not([data-ready])"));
}

/** Holds back every script until what it gives is called. */
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

/** Timers only run when the test says so; scrolling is the browser's and goes on. */
export async function visitWithStoppedClock(page: Page, path: string) {
	await page.clock.install({ time: new Date("2026-03-02T12:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-02T12:00:10Z"));
	await page.goto(path);
	// The scripts come once the page has been drawn.
	await page.clock.runFor(100);
	await comeAlive(page);
}

/** Half-way through a transition colours are blends; what is judged is what the visitor is left with. */
async function settled(page: Page) {
	await page.evaluate(async () => {
		const frame = () => new Promise((next) => requestAnimationFrame(next));
		const moving = () =>
			document
				.getAnimations()
				.filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
		// A transition begins in the frame after its cause, and may be the cause of another.
		await frame();
		await frame();
		while (moving().length > 0) {
			await Promise.allSettled(moving().map(({ finished }) => finished));
			await frame();
		}
	});
}

export async function expectAccessible(page: Page) {
	await expectNoViolations(
		page,
		new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]),
	);
}

/** What is left to judge of a page that is accessible in the other theme: its colours. */
export async function expectLegible(page: Page) {
	await expectNoViolations(page, new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]));
}

async function expectNoViolations(page: Page, axe: AxeBuilder) {
	await settled(page);
	const { violations } = await axe.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
		[],
	);
}
