import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const VERSION = "12.8.2";
const run = promisify(execFile);
const folder = join(tmpdir(), `lighthouse-${VERSION}`);

/** What Lighthouse says of a page: scores of 100, times in ms as it simulates them. */
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
	/** Lighthouse could not see the page load: that says nothing of the page. */
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

/** Audits a page; one that asks not to be listed is not asked whether it may be. */
type Audit = (url: string, page: { isListed: boolean }) => Promise<Scores>;

/**
 * Where every site has a process of its own, Chromium starts one for the next site while it begins with this one; on Android not
 * every site has.
 */
const DESKTOP_ONLY = "SpareRendererForSitePerProcess";

/** So often an audit that Lighthouse itself gave up is asked for. */
const TRIES = 3;

/**
 * Lighthouse is no part of the project: it is fetched once into the system's temporary folder. Every audit has a browser of
 * its own, started by Lighthouse's launcher: what drives a browser otherwise (Playwright) listens to every page and takes
 * its share of the time that is measured. For the same reason Lighthouse waits whenever the browser needs the processor.
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
		// Chromium takes the last of these flags, so that what the launcher switches off must stand in the same one.
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
			// Into a file: where it gives up it ends at once, and what it has said by then is cut off.
			rmSync(written, { force: true });
			const last = ["-n", "19", process.execPath, commandLine, url, `--port=${browser.port}`];
			const failure = await run("nice", [...last, ...flags, `--output-path=${written}`], { maxBuffer: 2 ** 24 })
				.then(() => undefined, String)
				.finally(() => browser.kill());
			const report = existsSync(written) && (JSON.parse(readFileSync(written, "utf8")) as Report);
			if (report && !report.runtimeError) return scores(report);
			if (tried === TRIES)
				throw new Error(`Lighthouse gave up ${url}: ${report ? report.runtimeError?.code : failure}`);
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
