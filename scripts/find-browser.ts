import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const usualPlaces = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium for the tests: the one named by BROWSER_PATH, one in the usual places, or Playwright's own download. */
export function findBrowser(): string | undefined {
	const named = process.env.BROWSER_PATH;
	if (named) {
		if (!existsSync(named)) throw new Error(`BROWSER_PATH ${named} does not exist`);
		return named;
	}
	return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}
