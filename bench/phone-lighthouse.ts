import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const VERSION = "12.8.2";
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

type Lighthouse = (
	url: string,
	flags: { port: number; logLevel: string; output: string; skipAudits: string[] },
) => Promise<{
	lhr: { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };
}>;

type Launch = (options: {
	chromePath: string;
	chromeFlags: string[];
}) => Promise<{ port: number; kill: () => unknown }>;

/** Audits a page; one that asks not to be listed is not asked whether it may be. */
type Audit = (url: string, page: { isListed: boolean }) => Promise<Scores>;

/**
 * Lighthouse is no part of the project: it is fetched once into the system's temporary folder. As on its command line
 * every audit has a browser of its own, started by its own launcher: what drives a browser otherwise (Playwright) listens
 * to every page and takes its share of the time that is measured.
 */
export async function openLighthouse(chromePath: string): Promise<Audit | undefined> {
	const module = join(folder, "node_modules/lighthouse/core/index.js");
	if (!existsSync(module)) {
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
	const { default: lighthouse } = (await import(pathToFileURL(module).href)) as { default: Lighthouse };
	const launcher = join(folder, "node_modules/chrome-launcher/dist/index.js");
	const { launch } = (await import(pathToFileURL(launcher).href)) as { launch: Launch };
	return async (url, { isListed }) => {
		const browser = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
		const skipAudits = isListed ? [] : ["is-crawlable"];
		const { lhr } = await lighthouse(url, {
			port: browser.port,
			logLevel: "silent",
			output: "json",
			skipAudits,
		}).finally(() => browser.kill());
		const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
		const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
		return {
			performance: score("performance"),
			accessibility: score("accessibility"),
			bestPractices: score("best-practices"),
			seo: score("seo"),
			largestPaint: value("largest-contentful-paint"),
			blocking: value("total-blocking-time"),
			shift: value("cumulative-layout-shift"),
		};
	};
}
