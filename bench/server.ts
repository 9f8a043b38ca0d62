import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "../tests/http/start-site.ts";
import { startNext } from "./next.ts";
import { startNginx } from "./nginx.ts";
import { isInstalled, type Load, load, residentMegabytes } from "./programs.ts";
import { type Answer, openPostgres, pageAnswer, startWarmSite } from "./site.ts";
import { against, fixed, median, type Table } from "./table.ts";

const ROUNDS = 5;
const SECONDS = 4;

const pages = (story: string) =>
	new Map([
		["home", "/"],
		["internet-plans", "/internet-plans"],
		["blog", "/blog"],
		["story", story],
	]);

const firstStory = async (site: Site): Promise<string> =>
	/href="(\/blog\/[^"?.]+)"/.exec(await (await fetch(`${site.url}/blog`)).text())?.[1] ?? "";

/** Adds up several parallel loads. */
async function together(urls: readonly string[]): Promise<Load> {
	const loads = await Promise.all(urls.map((url) => load(url, { seconds: SECONDS, connections: 32 / urls.length })));
	return {
		perSecond: loads.reduce((sum, each) => sum + each.perSecond, 0),
		p99: Math.max(...loads.map(({ p99 }) => p99)),
	};
}

/** Measures several targets round by round, so that noise affects all of them. */
async function inTurn(things: ReadonlyMap<string, readonly string[]>): Promise<Map<string, Load>> {
	const seen = new Map<string, Load[]>([...things.keys()].map((name) => [name, []]));
	for (let round = 0; round < ROUNDS; round++) {
		for (const [name, urls] of things) seen.get(name)?.push(await together(urls));
	}
	return new Map(
		[...seen].map(([name, loads]) => [
			name,
			{ perSecond: median(loads.map(({ perSecond }) => perSecond)), p99: median(loads.map(({ p99 }) => p99)) },
		]),
	);
}

async function sideBySide(sites: readonly Site[], next: string | undefined, least: number): Promise<string[][]> {
	const [site] = sites;
	if (!site) return [];
	const asked = pages(await firstStory(site));
	const answers = new Map<string, Answer>();
	for (const [name, path] of asked) {
		for (const each of sites) answers.set(name, await pageAnswer(each.url + path));
	}
	const nginx = await startNginx(answers, { workers: sites.length });
	const rows: string[][] = [];
	for (const [name, path] of asked) {
		const seen = await inTurn(
			new Map([
				["ours", sites.map(({ url }) => url + path)],
				["nginx", nginx.urls.map((url) => `${url}/${name}`)],
				...(next ? [["next", [next]] satisfies [string, string[]]] : []),
			]),
		);
		const [ours, theirs, bare] = ["ours", "nginx", "next"].map((each) => seen.get(each));
		if (!ours || !theirs) continue;
		rows.push([
			name,
			fixed((answers.get(name)?.body.length ?? 0) / 1024, 1),
			fixed(ours.perSecond),
			fixed(theirs.perSecond),
			against(ours.perSecond / theirs.perSecond, least, "least"),
			`${fixed(ours.p99, 1)} / ${fixed(theirs.p99, 1)}`,
			against(ours.p99 / theirs.p99, 3, "most", 1),
			...(next
				? [
						fixed(bare?.perSecond ?? Number.NaN),
						against(ours.perSecond / (bare?.perSecond ?? Number.NaN), 20, "least", 0),
					]
				: []),
		]);
	}
	await nginx.stop();
	return rows;
}

const columns = ["page", "KB", "ours/s", "nginx/s", "ratio", "p99 ms ours / nginx", "p99 ratio"];

/** Speed and memory of the server, compared with nginx sending the same bytes and a bare Next.js page. */
export async function run(): Promise<Table[]> {
	const missing = ["wrk", "nginx"].filter((program) => !isInstalled(program));
	const postgres = await openPostgres();
	const memory: string[][] = [];
	const remember = async (name: string, sites: readonly Site[], most: number, when: string) => {
		await pause(3_000);
		for (const { process } of sites) {
			const megabytes = residentMegabytes(process.pid);
			memory.push([name, when, when === "warm" ? against(megabytes, most, "most", 0) : fixed(megabytes)]);
		}
	};
	const tables: Table[] = [];

	const embedded = await startWarmSite();
	await remember("embedded database", [embedded], 400, "warm");
	if (missing.length === 0) {
		const next = await startNext();
		const nextUrl = typeof next === "string" ? undefined : next.url;
		tables.push({
			title: "Pages per second, one process, embedded database",
			columns: nextUrl ? [...columns, "Next.js 16/s", "times Next.js"] : columns,
			rows: await sideBySide([embedded], nextUrl, 0.45),
			notes: [
				`wrk, 32 connections, brotli; median of ${ROUNDS} rounds of ${SECONDS} s, taken in turn. nginx has one worker and sends the same answer, headers and all, from a file; it writes no log, we do.`,
				nextUrl
					? "Next.js: a heading, rendered for each request by `next start`."
					: `Not compared with Next.js: ${next}.`,
			],
		});
		if (typeof next !== "string") await next.stop();
		await remember("embedded database", [embedded], 400, "after the load");
	}
	await embedded.stop();

	if (postgres) {
		const DATABASE_URL = await postgres.database();
		const sites = [await startWarmSite({ DATABASE_URL }), await startWarmSite({ DATABASE_URL })];
		await remember("PostgreSQL", sites, 250, "warm");
		if (missing.length === 0) {
			tables.push({
				title: "Pages per second, two processes, PostgreSQL",
				columns,
				rows: await sideBySide(sites, undefined, 0.6),
				notes: ["Two wrk at once, 16 connections each, one for each process; nginx has two workers and two ports."],
			});
			await remember("PostgreSQL", sites, 250, "after the load");
		}
		await Promise.all(sites.map((site) => site.stop()));
		await postgres.stop();
	}
	tables.push({
		title: "Memory of a process",
		columns: ["database", "when", "MB"],
		rows: memory,
		notes: [
			"Resident set; warm: all pages in three languages are rendered and kept.",
			...(postgres ? [] : ["PostgreSQL is not installed here: left out."]),
		],
	});
	if (missing.length > 0) {
		tables.push({
			title: "Pages per second",
			columns,
			rows: [],
			notes: [`Left out: ${missing.join(" and ")} not installed here.`],
		});
	}
	return tables;
}
