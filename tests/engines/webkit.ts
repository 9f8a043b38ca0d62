import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { Builder, Capabilities, type WebElement } from "selenium-webdriver";
import { vi } from "vitest";
import { type Engine, findProgram, type Target, windowSize } from "./engine";
import { locate, wanted } from "./locate";

const driverProgram = findProgram("WebKitWebDriver");
const [browserProgram] = globSync("/usr/{lib,libexec}/**/webkit2gtk-4.1/MiniBrowser");
const displayProgram = findProgram("Xvfb");
const hasDisplay = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** WebKitGTK's MiniBrowser through WebDriver. It has no headless mode: without a display it gets a virtual one. */
export const webkit: Engine = {
	name: "WebKit",
	packages: "webkit2gtk-driver xvfb",
	isInstalled: () => Boolean(driverProgram && browserProgram && (hasDisplay || displayProgram)),
	launch: async () => {
		const display = hasDisplay ? undefined : await startDisplay();
		const port = await freePort();
		const driverProcess = spawn(driverProgram ?? "", [`--port=${port}`], {
			env: { ...process.env, ...(display && { DISPLAY: display.name }), GDK_BACKEND: "x11" },
			stdio: "ignore",
		});
		let x = 0;
		const problems: string[] = [];
		const capabilities = new Capabilities({
			browserName: "MiniBrowser",
			"webkitgtk:browserOptions": {
				binary: browserProgram,
				args: ["--automation"],
			},
		});
		const driver = await vi.waitFor(
			async () => {
				await fetch(`http://127.0.0.1:${port}/status`);
				return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
			},
			{ timeout: 20_000, interval: 100 },
		);
		await driver.manage().window().setRect(windowSize);
		/** Collects what the page has noted so far, and has a new document begin to note. */
		const collect = async () => {
			problems.push(...(await driver.executeScript<string[]>(takeNoted)));
		};
		const find = async (target: Target): Promise<WebElement> =>
			vi.waitFor(
				async () => {
					await collect();
					const element = await driver.executeScript<WebElement | null>(locate, wanted(target));
					if (!element) throw new Error(`No ${target.role} “${target.name}” on ${await driver.getCurrentUrl()}`);
					return element;
				},
				{ timeout: 20_000, interval: 100 },
			);
		return {
			open: async (url) => {
				await collect();
				await driver.get(url);
				await collect();
			},
			reload: async () => {
				await collect();
				await driver.navigate().refresh();
				await collect();
			},
			url: () => driver.getCurrentUrl(),
			movePointer: () =>
				driver
					.actions()
					.move({ x: x++ % 9, y: 2 })
					.perform(),
			click: async (target) => (await find(target)).click(),
			type: async (target, text) => (await find(target)).sendKeys(text),
			evaluate: (script, ...args) => driver.executeScript(script, ...args),
			takeProblems: async () => {
				await collect();
				return problems.splice(0);
			},
			close: async () => {
				await driver.quit();
				await ended(driverProcess);
				if (display) await ended(display.process);
			},
		};
	},
};

declare global {
	interface Window {
		noted?: string[];
	}
}

/**
 * Runs in the page. This driver can neither read the console nor run a script before the page's own. So the page itself
 * notes uncaught errors, files that did not load and policy violations, from the load event on; Chromium and Firefox see
 * what comes before.
 */
function takeNoted(): string[] {
	if (!window.noted) {
		const noted: string[] = [];
		window.noted = noted;
		addEventListener(
			"error",
			({ message, target }) =>
				noted.push(target instanceof Element ? `did not load: ${target.outerHTML}` : `uncaught: ${message}`),
			true,
		);
		addEventListener("unhandledrejection", ({ reason }) => noted.push(`unhandled rejection: ${reason}`));
		addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
			noted.push(`security policy violated: ${effectiveDirective} ${blockedURI}`),
		);
	}
	return window.noted.splice(0);
}

async function ended(child: ChildProcess) {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exit = new Promise((resolve) => child.once("exit", resolve));
	child.kill();
	await exit;
}

/** The server picks a free display and writes its number. */
async function startDisplay() {
	const { width, height } = windowSize;
	const child = spawn(
		displayProgram ?? "",
		["-displayfd", "1", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"],
		{ stdio: ["ignore", "pipe", "ignore"] },
	);
	const number = await new Promise<string>((resolve, reject) => {
		child.stdout.once("data", (data) => resolve(String(data).trim()));
		child.once("exit", () => reject(new Error("Xvfb ended before it had a display")));
	});
	return { process: child, name: `:${number}` };
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as AddressInfo;
	await new Promise((closed) => server.close(closed));
	return port;
}
