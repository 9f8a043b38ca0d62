import { setTimeout as pause } from "node:timers/promises";
import { startNginx as startNginxCache } from "../tests/faults/nginx.ts";
import type { Site } from "../tests/http/start-site.ts";
import { startBareNode } from "./bare-node.ts";
import { startNext } from "./next.ts";
import { startNginx } from "./nginx.ts";
import { isInstalled, type Load, load, residentMegabytes } from "./programs.ts";
import { openPostgres, readPage, type SentPage, startWarmSite } from "./site.ts";
import { against, fixed, median, type Table } from "./table.ts";

const ROUNDS = 3;
const SECONDS = 3;

const pages = (story: string) =>
	new Map([
		["home", "/"],
		["internet-plans", "/internet-plans"],
		["blog", "/blog"],
		["story", story],
	]);

const firstStory = async (site: Site): Promise<string> =>
	/href="(\/blog\/[^"?.]+)"/.exec(await (await fetch(`${site.url}/blog`)).text())?.[1] ?? "";

/** Measures several URLs round by round, so that noise affects all of them. */
async function inTurn(urls: Record<string, string>): Promise<Record<string, Load>> {
	const seen = new Map<string, Load[]>();
	for (let round = 0; round < ROUNDS; round++)
		for (const [name, url] of Object.entries(urls))
			seen.set(name, [...(seen.get(name) ?? []), await load(url, { seconds: SECONDS })]);
	return Object.fromEntries(
		[...seen].map(([name, loads]) => [
			name,
			{ perSecond: median(loads.map(({ perSecond }) => perSecond)), p99: median(loads.map(({ p99 }) => p99)) },
		]),
	);
}

/**
 * Our server, and our server behind nginx's cache, next to what sends the same bytes without thinking: a bare node:http
 * server and nginx with a file.
 */
async function sideBySide(site: Site, next: string | undefined): Promise<string[][]> {
	const asked = pages(await firstStory(site));
	const sent = new Map<string, SentPage>();
	for (const [name, path] of asked) sent.set(name, await readPage(site.url + path));
	const file = await startNginx(sent);
	const node = await startBareNode(sent);
	const cache = await startNginxCache([site.url, site.url]);
	const rows: string[][] = [];
	for (const [name, path] of asked) {
		const urls = {
			ours: site.url + path,
			node: `${node.url}/${name}`,
			cached: cache.url + path,
			file: `${file.url}/${name}`,
			...(next && { next }),
		};
		await fetch(urls.cached, { headers: { "Accept-Encoding": "br" } });
		const seen = await inTurn(urls);
		const perSecond = (name: string) => seen[name]?.perSecond ?? Number.NaN;
		const ratio = (one: string, other: string) => perSecond(one) / perSecond(other);
		rows.push([
			name,
			fixed((sent.get(name)?.body.length ?? 0) / 1024, 1),
			fixed(perSecond("ours")),
			fixed(perSecond("node")),
			against(ratio("ours", "node"), 0.75, "least"),
			fixed(perSecond("cached")),
			fixed(perSecond("file")),
			against(ratio("cached", "file"), 0.65, "least"),
			fixed(seen.ours?.p99 ?? Number.NaN, 1),
			...(next ? [fixed(perSecond("next")), fixed(ratio("ours", "next"))] : []),
		]);
	}
	await Promise.all([file, node, cache].map((each) => each.stop()));
	return rows;
}

const columns = [
	"page",
	"KB",
	"ours/s",
	"node:http/s",
	"ratio",
	"nginx cache before us/s",
	"nginx file/s",
	"ratio",
	"p99 ms",
];

/** Speed and memory of the server, compared with a bare node:http server, nginx and a bare Next.js page. */
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
			rows: await sideBySide(embedded, nextUrl),
			notes: [
				`wrk, 32 connections, brotli; median of ${ROUNDS} rounds of ${SECONDS} s, taken in turn. node:http and nginx (one worker) send the same bytes and headers; they write no log, we do.`,
				"The cache is nginx with deploy/nginx.conf, without its limits per visitor.",
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
		const sites = [await startWarmSite({ DATABASE_URL })];
		await remember("PostgreSQL", sites, 250, "warm");
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
