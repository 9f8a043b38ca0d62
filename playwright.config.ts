import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser.ts";

const port = Number(process.env.TEST_PORT ?? 4173);
const executablePath = findBrowser();

export default defineConfig({
	testDir: "tests/journeys",
	testMatch: "**/*.journey.ts",
	// Playwright empties it at the start; the logs of other suites are beside it.
	outputDir: "test-results/journeys",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	workers: 2,
	// Whole pages under axe take their time on a small machine.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	retries: 0,
	reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			...(executablePath && { executablePath }),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	webServer: {
		command: "node_modules/.bin/node build/server/main.js",
		url: `http://127.0.0.1:${port}/readyz`,
		env: {
			PORT: String(port),
			DATA_DIR: `test-results/journeys/data-${port}`,
			LOG_LEVEL: "warn",
			TRUST_PROXY: "127.0.0.1",
			WARM_PAGES: "off",
		},
		stdout: "pipe",
		timeout: 180_000,
	},
});
