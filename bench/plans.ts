import { spawn } from "node:child_process";
import { end, isInstalled, load, residentMegabytes } from "./programs.ts";
import { readPage } from "./site.ts";
import { fixed, median, type Table } from "./table.ts";

const SIZES = [100, 1_000, 10_000] as const;
const RENDERS = 5;
const SECONDS = 3;

async function start(count: number) {
	const child = spawn(process.execPath, ["bench/generated-plans.ts", String(count)], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const url = await new Promise<string>((ready, fail) => {
		let output = "";
		child.stdout.on("data", (chunk) => {
			output += chunk;
			const [, address] = /Ready on (\S+)/.exec(output) ?? [];
			if (address) ready(address);
		});
		child.on("exit", () => fail(new Error("the site with generated plans did not start")));
	});
	return { child, url };
}

/** The internet page with growing numbers of plans: rendering, sending and memory. */
export async function run(): Promise<Table[]> {
	const rows: string[][] = [];
	let before: { plans: number; render: number } | undefined;
	for (const plans of SIZES) {
		const { child, url } = await start(plans);
		await fetch(`${url}/internet-plans`).then((answer) => answer.text());
		const times: number[] = [];
		let size = 0;
		for (let round = 0; round < RENDERS; round++) {
			// A different highlighted plan is a different page, so this one is not cached yet.
			const started = performance.now();
			const page = await fetch(`${url}/internet-plans?plan=generated-${round}`, {
				headers: { "Accept-Encoding": "identity" },
			});
			if (page.status !== 200) throw new Error(`the page with ${plans} plans answers with ${page.status}`);
			size = (await page.arrayBuffer()).byteLength;
			times.push(performance.now() - started);
		}
		const render = median(times);
		const { body: bytes } = await readPage(`${url}/internet-plans`);
		const served = isInstalled("wrk")
			? (await load(`${url}/internet-plans`, { seconds: SECONDS })).perSecond
			: Number.NaN;
		const growth = before ? fixed(render / before.render / (plans / before.plans), 2) : "";
		rows.push([
			plans.toLocaleString("en"),
			fixed(render, 1),
			growth,
			fixed(size / 1024),
			fixed(bytes.length / 1024),
			fixed(served),
			fixed((served * bytes.length) / 1024 / 1024),
			fixed(residentMegabytes(child.pid)),
		]);
		before = { plans, render };
		await end(child);
	}
	return [
		{
			title: "Internet plans",
			columns: ["plans", "render ms", "growth / plans", "HTML KB", "brotli KB", "served/s", "served MB/s", "memory MB"],
			rows,
			notes: [
				"Growth / plans: how much more a page takes than the one above, over how many more plans it has; 1 is in proportion.",
				"Rendered by React's development build, several times slower than the site; what counts is how it grows.",
				"The memory holds the development server that puts the generated plans into the catalogue, about 250 MB of it.",
			],
		},
	];
}
