import { type ElementHandle, launch } from "puppeteer-core";
import { vi } from "vitest";
import { type Engine, findProgram, type Target, windowSize } from "./engine";
import { locate, wanted } from "./locate";

const program = findProgram("firefox-esr", "firefox");

/** Firefox through WebDriver BiDi. */
export const firefox: Engine = {
	name: "Firefox",
	packages: "firefox-esr",
	isInstalled: () => program !== undefined,
	launch: async () => {
		const browser = await launch({
			browser: "firefox",
			executablePath: program ?? "",
			defaultViewport: windowSize,
		});
		const page = await browser.newPage();
		let x = 0;
		const problems: string[] = [];
		page.on("console", (message) => {
			if (["error", "warn"].includes(message.type())) problems.push(message.text());
		});
		page.on("pageerror", (error) => problems.push(String(error)));
		// Firefox writes violations to a console of its own, so the page passes them on.
		await page.evaluateOnNewDocument(() =>
			addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
				console.error(`security policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
			),
		);
		const find = (target: Target) =>
			vi.waitFor(
				async () => {
					const element = (await page.evaluateHandle(locate, wanted(target))).asElement();
					if (!element) throw new Error(`No ${target.role} “${target.name}” on ${page.url()}`);
					return element as ElementHandle<HTMLElement>;
				},
				{ timeout: 20_000, interval: 100 },
			);
		return {
			open: async (url) => void (await page.goto(url)),
			reload: async () => void (await page.reload()),
			url: async () => page.url(),
			movePointer: () => page.mouse.move(x++ % 9, 2),
			click: async (target) => (await find(target)).click(),
			type: async (target, text) => (await find(target)).type(text),
			evaluate: (script, ...args) => page.evaluate(script as never, ...args) as never,
			takeProblems: async () => problems.splice(0),
			close: () => browser.close(),
		};
	},
};
