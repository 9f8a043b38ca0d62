import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compress-files.ts";

const sources = [
	"app",
	"db",
	"messages",
	"package-lock.json",
	"project.inlang/settings.json",
	"public",
	"react-router.config.ts",
	"scripts/compress-files.ts",
	"scripts/icons-in-one-file.ts",
	"scripts/paraglide-options.ts",
	"scripts/react-as-modules.ts",
	"scripts/scripts-by-language.ts",
	"scripts/smallest-drawing.ts",
	"scripts/split-scripts.ts",
	"scripts/trim-router.ts",
	"scripts/trim-styles.ts",
	"server",
	"vite.config.ts",
];
const made = new Set(["app/paraglide"]);
const stamp = "build/.built";

function newest(path: string): number {
	if (made.has(path)) return 0;
	const info = statSync(path);
	if (!info.isDirectory()) return info.mtimeMs;
	return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds when the build is missing or older than what it is made of. */
export async function buildIfNeeded(): Promise<void> {
	if (existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...sources.map(newest))) return;
	// Not on standard output: that belongs to what the commands answer.
	console.error("Building the site…");
	const { status } = spawnSync("node_modules/.bin/react-router", ["build"], { stdio: ["inherit", 2, "inherit"] });
	if (status !== 0) {
		console.error("The site could not be built; the reason stands above.");
		process.exit(1);
	}
	await compressFiles("build/client");
	writeFileSync(stamp, "");
}
