import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compress-files.ts";

const sources = [
	"app",
	"db",
	"docs/back-office.md",
	"docs/pictures",
	"messages",
	"package-lock.json",
	"project.inlang/settings.json",
	"public",
	"react-router.config.ts",
	"scripts/compress-files.ts",
	"scripts/paraglide-options.ts",
	"server",
	"vite.config.ts",
];
const generated = new Set(["app/paraglide"]);
const stamp = "build/.built";

function newest(path: string): number {
	if (generated.has(path)) return 0;
	const info = statSync(path);
	if (!info.isDirectory()) return info.mtimeMs;
	return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds if the build is missing or older than its sources. */
export async function buildIfNeeded(): Promise<void> {
	if (existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...sources.map(newest))) return;
	// On standard error: standard output belongs to the results of commands.
	console.error("Building the site (about a minute) …");
	const started = Date.now();
	const { status } = spawnSync("node_modules/.bin/react-router", ["build", "--logLevel", "warn"], {
		stdio: ["inherit", 2, "inherit"],
	});
	if (status !== 0) {
		console.error("The build failed; see the error above.");
		process.exit(1);
	}
	console.error("Compressing files …");
	await compressFiles("build/client");
	writeFileSync(stamp, "");
	console.error(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
