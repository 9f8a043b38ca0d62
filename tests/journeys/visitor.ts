import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** The `test` of every journey: a page that reports an error, or breaks its own security policy, fails the test. */
export const test = base.extend<{ allowedErrors: RegExp[]; watchForErrors: undefined }>({
	/** For the journeys in which an error is the point: `test.use({ allowedErrors: [/404/] })`. */
	allowedErrors: [[], { option: true }],
	watchForErrors: [
		async ({ page, allowedErrors }, use) => {
			const errors: string[] = [];
			const note = (text: string) => {
				if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
			};
			page.on("console", (message) => {
				if (message.type() === "error" || message.type() === "warning") note(message.text());
			});
			page.on("pageerror", (error) => note(error.message));
			await use(undefined);
			expect(errors, "errors in the browser's console").toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** Pages are usable before their scripts run; tests of what scripts add wait for them. */
export async function visit(page: Page, path: string) {
	const response = await page.goto(path);
	await page.waitForFunction(() => document.documentElement.dataset.ready === "");
	return response;
}

export async function expectAccessible(page: Page) {
	const { violations } = await new AxeBuilder({ page })
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
		[],
	);
}
