import { type Browser, chromium, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { createServer } from "vite";
import type { Database } from "../db/connect.ts";
import { findBrowser } from "../scripts/find-browser.ts";
import { enlargedCatalogue } from "./enlarged-catalogue.ts";
import { against, fixed, median, type Table } from "./table.ts";

const ITEMS = 1_800;
const LEADS = 100_000;
const ROUNDS = 20;
const KEYS = 60;
/** Milliseconds. A key that is painted with the next frame or the one after it feels immediate. */
const TARGETS = { response: 100, key: 50 };

/** The back office with ten times the present catalogue: responses, and typing in the price grid. */
export async function run(): Promise<Table[]> {
	const vite = await createServer({ logLevel: "error", server: { middlewareMode: true, hmr: false, ws: false } });
	const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
	const { staffSite } = await load<typeof import("../tests/http/staff-site.ts")>("/tests/http/staff-site.ts");
	const { exportItems, importItems } =
		await load<typeof import("../db/catalogue/transfer.ts")>("/db/catalogue/transfer.ts");
	const { publish } = await load<typeof import("../db/catalogue/releases.ts")>("/db/catalogue/releases.ts");
	const { hasPage } = await load<typeof import("../app/catalogue/site-pages.ts")>("/app/catalogue/site-pages.ts");
	const { backOfficePaths } = await load<typeof import("../app/admin/back-office-paths.ts")>(
		"/app/admin/back-office-paths.ts",
	);
	const { default: pictures } = await load<{ default: Record<string, unknown> }>("/app/content/pictures.json");
	const around = { hasPage, facts: ["stores", "where", "year"], pictures };
	const aDay = new Date(Date.now() + 86_400_000);
	let plan = "";
	let lead = "";
	const site = await staffSite([{ name: "Olivia", role: "owner", provenAt: aDay }], {
		prepare: async (db) => {
			const now = Date.now();
			const text = enlargedCatalogue(await exportItems(db), ITEMS);
			plan = Object.keys(JSON.parse(text).items["internet-plan"])[0] ?? "";
			await importItems(db, text, { around, now, dryRun: false });
			await publish(db, { around, now });
			lead = await fillInbox(db);
		},
	});
	const cookie = site.cookieOf("Olivia");

	/** What the parameters of a path stand for; a page with another one is left out. */
	const parameters: Record<string, string> = { kind: "internet-plan", item: plan, store: "store-marlborough", lead };
	const leftOut: string[] = [];
	const urls = Object.values(backOfficePaths as Record<string, string>).flatMap((path) => {
		const filled = path.replaceAll(/:(\w+)\??/g, (whole, name: string) => parameters[name] ?? whole);
		if (!filled.includes(":")) return [`/admin/${filled}`.replace(/\/$/, "")];
		leftOut.push(path);
		return [];
	});
	const pages: string[][] = [];
	for (const url of [
		...urls,
		"/admin/prices?page=18",
		"/admin/prices?q=fiber&show=due",
		"/admin/prices?rows=all",
		"/admin/inbox?view=done",
		"/admin/inbox?view=done&q=visitor+99",
		"/admin/inbox?store=store-broadway&q=zzz",
	]) {
		const times: number[] = [];
		let status = 0;
		let bytes = 0;
		for (let round = 0; round < ROUNDS; round++) {
			const started = performance.now();
			const response = await fetch(site.url + url, { headers: { Cookie: cookie }, redirect: "manual" });
			bytes = (await response.arrayBuffer()).byteLength;
			times.push(performance.now() - started);
			status = response.status;
		}
		pages.push([url, String(status), against(median(times), TARGETS.response, "most", 1), fixed(bytes / 1024)]);
		console.log(pages.at(-1)?.join("  "));
	}

	const executablePath = findBrowser();
	const browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
	});
	const keys: string[][] = [];
	for (const [search, slowdown] of [
		["", 1],
		["", 4],
		["?rows=all", 1],
		["?rows=all", 4],
	] as const) {
		const { rows, times } = await measureKeys(browser, { url: `${site.url}/admin/prices${search}`, cookie, slowdown });
		const sorted = times.toSorted((a, b) => a - b);
		keys.push([
			slowdown === 1 ? "this machine" : `CPU slowed down ${slowdown} times`,
			String(rows),
			against(median(times), TARGETS.key, "most", 1),
			fixed(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, 1),
		]);
		console.log(keys.at(-1)?.join("  "));
	}
	await browser.close();
	await site.stop();
	await vite.close();
	return [
		{
			title: `The back office with ${ITEMS.toLocaleString("en")} items`,
			columns: ["page", "status", "response ms", "KB"],
			rows: pages,
			notes: [
				`Medians of ${ROUNDS} on the embedded database, the whole response, not compressed.`,
				...(leftOut.length > 0
					? [`Not measured, because their parameters are of no fixed item: ${leftOut.join(", ")}.`]
					: []),
			],
		},
		{
			title: "Typing in the price grid",
			columns: ["where", "rows", "key to paint, median ms", "95th percentile ms"],
			rows: keys,
			notes: [
				"A page as it opens, and all rows in one table. Digits and Enter, ten keys a second; from the key's event to the end of the frame that paints it, at 60 frames a second.",
			],
		},
	];
}

async function measureKeys(
	browser: Browser,
	{ url, cookie, slowdown }: { url: string; cookie: string; slowdown: number },
): Promise<{ rows: number; times: number[] }> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
	const at = cookie.indexOf("=");
	await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url }]);
	const page = await context.newPage();
	await page.goto(url);
	await allRows(page);
	await page.evaluate(() => {
		const times: number[] = [];
		Object.assign(window, { keyTimes: times });
		addEventListener(
			"keydown",
			({ timeStamp }) => {
				requestAnimationFrame(() => {
					// A task of its own begins after the frame is painted.
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => times.push(performance.now() - timeStamp);
					port2.postMessage(null);
				});
			},
			{ capture: true },
		);
	});
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	await page.locator("[data-cell=price]").nth(5).focus();
	for (let count = 0; count < KEYS; count += 3)
		for (const key of ["4", "5", "Enter"]) {
			await page.keyboard.press(key, { delay: 30 });
			await page.waitForTimeout(70);
		}
	await page.waitForFunction((count) => (window as unknown as { keyTimes: number[] }).keyTimes.length >= count, KEYS);
	const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
	const rows = await page.locator("tbody tr").count();
	await context.close();
	return { rows, times };
}

/** Rows are added until all of them are there. */
async function allRows(page: Page) {
	let before = -1;
	for (let count = 0; count !== before; ) {
		before = count;
		await page.waitForTimeout(1_500);
		count = await page.locator("tbody tr").count();
	}
}

/** Messages of several years, nearly all of them done. Returns a lead that is not. */
async function fillInbox(db: Database): Promise<string> {
	await db.execute(sql`
		insert into contact_messages (reference, language, name, email, store, topic, message, fingerprint, created_at)
		select 'BP-' || n, 'en', 'Visitor ' || n, 'visitor' || n || '@example.com',
			(array['store-marlborough', 'store-broadway', null])[n % 3 + 1], 'internet',
			repeat('My bill went up. Can you find me something cheaper? ', 4) || n, n::text, now() - n * interval '10 minutes'
		from generate_series(1, ${LEADS}) n`);
	await db.execute(sql`update leads set state = 'done' where created_at < now() - interval '2 days'`);
	const { rows } = (await db.execute(sql`select id from leads where state = 'new' limit 1`)) as unknown as {
		rows: { id: string }[];
	};
	return rows[0]?.id ?? "";
}
