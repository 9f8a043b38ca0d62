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
	flags: { port: number; logLevel: string; output: string },
) => Promise<{
	lhr: { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };
}>;

/** Lighthouse is no part of the project: it is fetched once into the system's temporary folder. */
export async function openLighthouse(): Promise<((url: string, port: number) => Promise<Scores>) | undefined> {
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
	return async (url, port) => {
		const { lhr } = await lighthouse(url, { port, logLevel: "silent", output: "json" });
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
