/** The site on a phone: bytes, Lighthouse scores and the longest task per interaction. */
import { constants, setPriority } from "node:os";
import { chromium } from "@playwright/test";
import { locales } from "../app/content/words.ts";
import { findBrowser } from "../scripts/find-browser.ts";
import { addresses } from "../tests/http/addresses.ts";
import { loadServedFiles, weigh } from "../tests/http/page-weight.ts";
import { measureInteractions } from "./phone-interactions.ts";
import { openLighthouse, type Scores } from "./phone-lighthouse.ts";
import { stepBack } from "./programs.ts";
import { readPage, startWarmSite } from "./site.ts";
import { against, median, type Table } from "./table.ts";

/** Audits per page; the median counts. */
const AUDITS = 3;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Skipped measurements are named in the notes of the tables. */
export async function run(): Promise<Table[]> {
	const site = await startWarmSite();
	// A real phone does not run the server.
	if (site.process.pid) setPriority(site.process.pid, constants.priority.PRIORITY_LOW);
	const stepForward = stepBack();
	try {
		await loadServedFiles(site.url);
		const pages = new Map<string, string>();
		for (const path of addresses()) {
			const response = await fetch(site.url + path, { redirect: "manual" });
			if (response.headers.get("Content-Type")?.startsWith("text/html")) pages.set(path, await response.text());
		}
		// Lighthouse refuses to audit a 404 page.
		const english = [...pages.keys()].filter(
			(path) => !locales.some((locale) => path.split("/")[1] === locale) && path !== "/no-such-page",
		);
		return [
			weights(pages),
			...(await inBrowser(site.url, new Map(english.map((path) => [path, pages.get(path) ?? ""])))),
		];
	} finally {
		stepForward();
		await site.stop();
	}
}

function weights(pages: Map<string, string>): Table {
	return {
		title: "What a first visit loads (KB after gzip)",
		columns: ["page", "script", "style", "html", "of it hydration", "fonts", "requests"],
		rows: [...pages].map(([path, html]) => {
			const { script, style, html: page, hydration, fonts, requests } = weigh(html);
			return [path, ...[script, style, page, hydration, fonts].map(kilobytes), String(requests.length)];
		}),
		notes: ["Limits: script 136, style 16, html 32, fonts 70, requests 22; `npm test` holds them."],
	};
}

async function inBrowser(url: string, pages: Map<string, string>): Promise<Table[]> {
	const executablePath = findBrowser();
	if (!executablePath) return [{ title: "In a browser", columns: [], rows: [], notes: ["Left out: no Chromium."] }];
	const browser = await chromium.launch({
		executablePath,
		args: ["--no-sandbox", "--disable-gpu"],
	});
	const tasks = await measureInteractions(browser, url).finally(() => browser.close());
	return [
		{
			title: "The longest task of an interaction, all groups open, at a quarter of the speed",
			columns: ["interaction", "ms"],
			rows: tasks.map(({ name, longestTask, hasTarget }) => [
				name,
				hasTarget ? against(longestTask, 50, "most", 0) : longestTask.toFixed(0),
			]),
			notes: [
				"Time on the processor here, times four.",
				"Opening the search has no target: most of it is the browser styling the page behind the dialog, which becomes inert.",
			],
		},
		await lighthouseTable(url, pages, executablePath),
	];
}

async function lighthouseTable(url: string, pages: Map<string, string>, browser: string): Promise<Table> {
	const title = "Lighthouse, mobile defaults";
	const audit = await openLighthouse(browser);
	if (!audit) return { title, columns: [], rows: [], notes: ["Left out: Lighthouse could not be installed."] };
	const rows: string[][] = [];
	for (const [path, html] of pages) {
		// The first request triggers the slow, best compression: not while measuring.
		await readPage(url + path);
		const isListed = !html.includes('<meta name="robots" content="noindex"');
		const runs: Scores[] = [];
		for (let run = 0; run < AUDITS; run++) runs.push(await audit(url + path, { isListed }));
		const of = (key: keyof Scores) => median(runs.map((scores) => scores[key]));
		const row = [
			path,
			against(of("performance"), 98, "least", 0),
			...(["accessibility", "bestPractices", "seo"] as const).map((key) => against(of(key), 100, "least", 0)),
			against(of("largestPaint") / 1000, 1.5, "most", 2),
			against(of("blocking"), 100, "most", 0),
			against(of("shift"), 0.02, "most", 3),
		];
		rows.push(row);
		// Progress: twenty pages take as many minutes.
		console.error(row.join("  "));
	}
	return {
		title,
		columns: ["page", "performance", "accessibility", "best practices", "SEO", "LCP s", "TBT ms", "CLS"],
		rows,
		notes: [
			`Median of ${AUDITS}, each in a browser of its own, once the page has its smallest form.`,
			"Pages that ask not to be listed (/contact/received, /account, /auth/callback) are not asked whether they may be.",
		],
	};
}
