/**
 * `npm run sheet`: every screen of the built site at three widths, light and dark, as pictures in `contact-sheet/` with an
 * `index.html` to look through. Arguments: languages (`npm run sheet -- es pt`; English by default) and the beginnings of
 * names (`npm run sheet -- en home cart`) for only some screens.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { defaultLocale, locales } from "../app/content/words.ts";
import { buildIfNeeded } from "./build-if-needed.ts";
import { findBrowser } from "./find-browser.ts";

interface Screen {
	name: string;
	path: string;
	/** Brings the page into the state that is shown. */
	prepare?: (page: Page) => Promise<void>;
	/** What lies over the page is shown as large as the window, not as long as the page. */
	windowOnly?: boolean;
}

const widths = [390, 768, 1440];
const schemes = ["light", "dark"] as const;
const folder = "contact-sheet";

const asked = process.argv.slice(2);
const chosenLanguages = locales.filter((each) => asked.includes(each));
const chosenNames = asked.filter((each) => !locales.some((locale) => locale === each));

const openAll = (page: Page) =>
	page.evaluate(() => {
		for (const group of document.querySelectorAll<HTMLDetailsElement>("main details")) {
			group.open = true;
			// The camera takes the whole page without scrolling to it.
			group.querySelector("ul")?.style.setProperty("content-visibility", "visible");
		}
	});
const overlay = (id: string) => (page: Page) =>
	page.evaluate((each) => (document.getElementById(each) as HTMLDialogElement | null)?.showModal(), id);
const fillCart = async (page: Page) => {
	const buttons = page.locator("main li button:visible");
	for (const index of [0, 1]) await buttons.nth(index).click();
};

/** Screens that are no pages of their own: dialogs, filled and empty states, and what is shown when things go wrong. */
const states: Screen[] = [
	{ name: "menu", path: "/", prepare: overlay("menu-drawer"), windowOnly: true },
	{ name: "search", path: "/", prepare: overlay("search-dialog"), windowOnly: true },
	{ name: "cart-empty", path: "/phone-cases", prepare: overlay("cart-drawer"), windowOnly: true },
	{
		name: "cart-filled",
		path: "/phone-cases",
		prepare: async (page) => {
			await fillCart(page);
			await overlay("cart-drawer")(page);
		},
		windowOnly: true,
	},
	{ name: "plans-open", path: "/wireless-plans", prepare: openAll },
	{ name: "account", path: "/account" },
	{ name: "phone-cases-none", path: "/phone-cases?make=Motorola&material=leather&price=30-and-over" },
	{ name: "blog-none", path: "/blog?q=zzzz" },
	{ name: "story-missing", path: "/blog/no-such-story" },
	{ name: "not-found", path: "/no-such-page" },
];

/** The pages of the sitemap; of the stories and of the partners that share one page, only the first. */
async function pagesOf(site: string): Promise<Screen[]> {
	const xml = await (await fetch(`${site}/sitemap.xml`)).text();
	const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address));
	const english = addresses.filter(({ pathname }) => !locales.some((locale) => pathname.split("/")[1] === locale));
	const kind = (path: string) => {
		if (path.startsWith("/blog/")) return "story";
		const landing = /^\/partners\/(att|verizon|t-mobile|spectrum|xfinity)$/.test(path);
		return path.startsWith("/partners/") && !landing ? "dealer page" : path;
	};
	const first = new Map<string, string>();
	for (const { pathname, search } of english) {
		const key = kind(pathname) + search;
		if (!first.has(key)) first.set(key, pathname + search);
	}
	return [...first.values()].map((path) => ({ name: path.replace(/\W+/g, "-").slice(1) || "home", path }));
}

async function start(): Promise<{ url: string; stop: () => void }> {
	const data = mkdtempSync(join(tmpdir(), "sheet-"));
	const child = spawn("node_modules/.bin/node", ["build/server/main.js"], {
		env: { PATH: process.env.PATH ?? "", PORT: "0", DATA_DIR: data, LOG_LEVEL: "error" },
	});
	const url = await new Promise<string>((ready, fail) => {
		let said = "";
		child.stdout.on("data", (chunk) => {
			said += chunk;
			const [, address] = /^Ready on (http:\S+)$/m.exec(said) ?? [];
			if (address) ready(address);
		});
		child.on("exit", (code) => fail(new Error(`The site ended with ${code}: ${said}`)));
	});
	const stop = () => {
		child.removeAllListeners("exit");
		child.on("exit", () => rmSync(data, { recursive: true, force: true }));
		child.kill();
	};
	return { url, stop };
}

/** Pictures further down come only when they come near. */
async function showAll(page: Page) {
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.allSettled([...document.images].map((image) => image.decode()));
		await document.fonts.ready;
	});
}

await buildIfNeeded();
mkdirSync(folder, { recursive: true });
const site = await start();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
try {
	const screens = [...(await pagesOf(site.url)), ...states].filter(
		({ name }) => chosenNames.length === 0 || chosenNames.some((each) => name.startsWith(each)),
	);
	const shown: string[] = [];
	for (const language of chosenLanguages.length > 0 ? chosenLanguages : [defaultLocale]) {
		for (const { name, path, prepare, windowOnly = false } of screens) {
			const files: string[] = [];
			for (const colorScheme of schemes) {
				for (const width of widths) {
					const height = width < 700 ? 844 : 900;
					const page = await browser.newPage({
						baseURL: site.url,
						colorScheme,
						locale: language,
						reducedMotion: "reduce",
						viewport: { width, height },
					});
					await page.goto(language === defaultLocale ? path : `/${language}${path === "/" ? "" : path}`);
					await page.waitForFunction(() => document.documentElement.dataset.ready === "");
					await prepare?.(page);
					await showAll(page);
					const file = `${language}-${name}-${width}-${colorScheme}.jpg`;
					await page.screenshot({ path: join(folder, file), fullPage: !windowOnly, type: "jpeg", quality: 75 });
					files.push(file);
					await page.close();
				}
			}
			console.log(`${language} ${path} (${name})`);
			shown.push(
				`<h2>${language} · ${name} · <code>${path.replaceAll("&", "&amp;")}</code></h2><div>${files
					.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
					.join("")}</div>`,
			);
		}
	}
	writeFileSync(
		join(folder, "index.html"),
		`<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{font:16px system-ui;margin:24px}div{display:flex;gap:12px;align-items:start;overflow-x:auto}img{height:520px;border:1px solid #999;object-fit:cover;object-position:top}</style>\n${shown.join("\n")}\n`,
	);
	console.log(`${folder}/index.html`);
} finally {
	await browser.close();
	site.stop();
}
