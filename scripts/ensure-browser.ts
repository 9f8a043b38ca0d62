import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

/** The browser tests need a Chromium. Where none is found, Debian's is installed if we may. */
export function ensureBrowser(): void {
	if (findBrowser()) return;
	const isDebian = spawnSync("apt-get", ["--version"]).status === 0;
	const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	if (isDebian) {
		console.log("Installing Debian's chromium…");
		const apt = (...args: string[]) => {
			const [command = "apt-get", ...rest] = [...sudo, "apt-get", ...args];
			spawnSync(command, rest, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
		};
		apt("update", "-qq");
		apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation");
	} else {
		console.log("Downloading Playwright's chromium…");
		spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" });
	}
	if (findBrowser()) return;
	console.error("No Chromium was found. Install one, or name it in BROWSER_PATH.");
	process.exit(1);
}
