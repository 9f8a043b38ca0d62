import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startWarmSite } from "./site.ts";
import { against, fixed, median, type Table } from "./table.ts";
import { worstRequests } from "./worst-requests.ts";

/** Attackers at the same time, each with one request under way. */
const CLIENTS = 3;
const SECONDS = 8;
/** Milliseconds within which a cached page must respond meanwhile. */
const TARGET = 50;

/** How long a cached page takes while three clients send the worst request of an endpoint. */
export async function run(): Promise<Table[]> {
	const site = await startWarmSite({ TRUST_PROXY: "127.0.0.1", CAPTCHA: "on" });
	const address = () => `203.0.${randomBytes(2).join(".")}`;
	const rows: string[][] = [];
	try {
		const idle = await measure(site.url, SECONDS / 4);
		for (const [name, make] of Object.entries(worstRequests)) {
			const statuses = new Map<number, number>();
			let isOver = false;
			const attack = async (client: number) => {
				for (let round = client; !isOver; round += CLIENTS) {
					const [path, init] = make(round);
					// Each request from a client of its own: the limits per client do not help.
					const headers = { "X-Forwarded-For": address(), Origin: site.url };
					const response = await fetch(site.url + path, { ...init, headers, redirect: "manual" });
					await response.arrayBuffer();
					statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
				}
			};
			const attacks = Array.from({ length: CLIENTS }, (_, client) => attack(client));
			const times = await measure(site.url, SECONDS);
			isOver = true;
			await Promise.all(attacks);
			rows.push([
				name,
				[...statuses].map(([status, count]) => `${count} × ${status}`).join(", "),
				fixed(median(times), 1),
				against(percentile(times, 0.99), TARGET, "most", 0),
				fixed(Math.max(...times)),
			]);
		}
		return [
			{
				title: "A cached page under attack",
				columns: ["the worst request", "responses", "median, ms", "99th percentile, ms", "worst, ms"],
				rows,
				notes: [
					`${CLIENTS} clients send it for ${SECONDS} s, as fast as they get responses, each time from another address. Meanwhile "/" is read.`,
					`Without them: median ${fixed(median(idle), 1)} ms, 99th percentile ${fixed(percentile(idle, 0.99))} ms. The attackers share the machine with the site.`,
				],
			},
		];
	} finally {
		await site.stop();
	}
}

const percentile = (values: readonly number[], part: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Milliseconds of one request after the other for a cached page. */
async function measure(url: string, seconds: number): Promise<number[]> {
	const times: number[] = [];
	const until = performance.now() + seconds * 1_000;
	while (performance.now() < until) {
		const started = performance.now();
		await (await fetch(url)).arrayBuffer();
		times.push(performance.now() - started);
		await pause(10);
	}
	return times;
}
