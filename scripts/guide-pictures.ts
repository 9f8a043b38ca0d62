/**
 * `node scripts/guide-pictures.ts`: takes the pictures of docs/back-office.md from the demo, whose data is the same every time.
 * Chromium takes no WebP by itself: a canvas of the page does.
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { type BrowserContext, chromium } from "@playwright/test";
import { buildIfNeeded } from "./build-if-needed.ts";
import { findBrowser } from "./find-browser.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

const pictures = [
	{ name: "today", path: "", size: phone },
	{ name: "inbox", path: "/inbox", size: phone },
	{ name: "prices", path: "/prices", size: desk },
	{ name: "item", path: "/items/internet-plan/xfinity-gigabit", size: desk },
	{ name: "review", path: "/review", size: desk },
	{ name: "preview", path: "/see", size: desk },
	{ name: "history", path: "/history", size: desk },
	{ name: "stores", path: "/stores", size: phone },
	{ name: "spreadsheets", path: "/spreadsheets/internet-plan", size: desk },
	{ name: "staff", path: "/staff", size: desk },
	{ name: "security", path: "/security", size: desk },
	{ name: "log", path: "/log", size: desk },
];

await buildIfNeeded();
const demo = spawn(process.execPath, ["build/server/demo.js"], { stdio: ["ignore", "pipe", "inherit"] });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
try {
	const link = await new Promise<string>((ready, fail) => {
		let output = "";
		demo.stdout.on("data", (chunk) => {
			output += chunk;
			const [, found] = /once: (http:\S+)/.exec(output) ?? [];
			if (found) ready(found);
		});
		demo.on("exit", () => fail(new Error(`The demo ended: ${output}`)));
	});
	const context = await browser.newContext({ colorScheme: "light", reducedMotion: "reduce", deviceScaleFactor: 1.5 });
	const page = await context.newPage();
	await page.goto(link);
	const admin = page.url();
	for (const { name, path, size } of pictures) {
		await page.setViewportSize(size);
		await page.goto(admin + path, { waitUntil: "networkidle" });
		if (name === "spreadsheets") {
			await page.locator("#field-text").fill("item\tprice\nxfinity-gigabit\tninety\nxfinity-fast-500\t$60");
			await page.locator("main form button[type=submit]").last().click();
			await page.locator("#sheet-preview").waitFor();
		}
		const png = await page.screenshot();
		writeFileSync(`docs/pictures/back-office-${name}.webp`, await asWebp(context, png));
		console.log(`docs/pictures/back-office-${name}.webp`);
	}
} finally {
	await browser.close();
	demo.kill("SIGTERM");
}

async function asWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
	const page = await context.newPage();
	const url = await page.evaluate(async (encoded) => {
		const picture = new Image();
		picture.src = `data:image/png;base64,${encoded}`;
		await picture.decode();
		const canvas = document.createElement("canvas");
		canvas.width = picture.naturalWidth;
		canvas.height = picture.naturalHeight;
		canvas.getContext("2d")?.drawImage(picture, 0, 0);
		return canvas.toDataURL("image/webp", 0.8);
	}, png.toString("base64"));
	await page.close();
	return Buffer.from(url.replace(/^.*,/, ""), "base64");
}
