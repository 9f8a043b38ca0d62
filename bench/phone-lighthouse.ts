import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const VERSION = "12.8.2";
const run = promisify(execFile);
const folder = join(tmpdir(), `lighthouse-${VERSION}`);

/** Lighthouse's results: scores out of 100, simulated times in ms. */
export interface Scores {
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	largestPaint: number;
	blocking: number;
	shift: number;
}

interface Report {
	categories: Record<string, { score: number }>;
	audits: Record<string, { numericValue?: number }>;
	/** Lighthouse failed to load the page, which says nothing about the page. */
	runtimeError?: { code: string };
}

interface Launcher {
	launch: (options: {
		chromePath: string;
		ignoreDefaultFlags: true;
		chromeFlags: string[];
	}) => Promise<{ port: number; kill: () => unknown }>;
	Launcher: { defaultFlags: () => string[] };
}

/** Audits a page. The SEO audit "is crawlable" is skipped for noindex pages. */
type Audit = (url: string, page: { isListed: boolean }) => Promise<Scores>;

/**
 * With site isolation, desktop Chromium starts a spare process for the next site while loading this one; Android does not
 * isolate every site.
 */
const DESKTOP_ONLY = "SpareRendererForSitePerProcess";

/** Attempts per audit if Lighthouse itself fails. */
const TRIES = 3;

/**
 * Lighthouse is not a dependency: it is installed once into the system's temporary folder. Every audit gets its own browser,
 * started by Lighthouse's launcher: Playwright would listen to every page and distort the measurement. For the same reason
 * Lighthouse runs at the lowest priority.
 */
export async function openLighthouse(chromePath: string): Promise<Audit | undefined> {
	const modules = join(folder, "node_modules");
	const commandLine = join(modules, "lighthouse/cli/index.js");
	if (!existsSync(commandLine)) {
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
		try {
			execFileSync("npm", ["install", `lighthouse@${VERSION}`, "--ignore-scripts", "--no-audit", "--no-fund"], {
				cwd: folder,
				stdio: "ignore",
			});
		} catch {
			return undefined;
		}
	}
	const written = join(folder, `report-${process.pid}.json`);
	const launcher = (await import(pathToFileURL(join(modules, "chrome-launcher/dist/index.js")).href)) as Launcher;
	const chromeFlags = [
		// Chromium uses only the last of these flags, so the launcher's own must be merged into it.
		...launcher.Launcher.defaultFlags().map((flag) =>
			flag.startsWith("--disable-features=") ? `${flag},${DESKTOP_ONLY}` : flag,
		),
		"--headless=new",
		"--no-sandbox",
		"--disable-gpu",
	];
	return async (url, { isListed }) => {
		const flags = ["--quiet", "--output=json", ...(isListed ? [] : ["--skip-audits=is-crawlable"])];
		for (let tried = 1; ; tried++) {
			const browser = await launcher.launch({ chromePath, ignoreDefaultFlags: true, chromeFlags });
			// To a file: when Lighthouse fails it exits at once and truncates its output.
			rmSync(written, { force: true });
			const last = ["-n", "19", process.execPath, commandLine, url, `--port=${browser.port}`];
			const failure = await run("nice", [...last, ...flags, `--output-path=${written}`], { maxBuffer: 2 ** 24 })
				.then(() => undefined, String)
				.finally(() => browser.kill());
			const report = existsSync(written) && (JSON.parse(readFileSync(written, "utf8")) as Report);
			if (report && !report.runtimeError) return scores(report);
			if (tried === TRIES)
				throw new Error(`Lighthouse failed for ${url}: ${report ? report.runtimeError?.code : failure}`);
		}
	};
}

function scores({ categories, audits }: Report): Scores {
	const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
	const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
	return {
		performance: score("performance"),
		accessibility: score("accessibility"),
		bestPractices: score("best-practices"),
		seo: score("seo"),
		largestPaint: value("largest-contentful-paint"),
		blocking: value("total-blocking-time"),
		shift: value("cumulative-layout-shift"),
	};
}
