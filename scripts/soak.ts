/**
 * `npm run soak`: a million hostile requests, then the fault tests repeatedly for half an hour (`npm run soak -- 300`: for
 * that many seconds, with fewer requests), beside a site under constant use; then a cached page while clients send the worst
 * requests. Prints whether everything held, and the site's memory over time.
 */
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { run as measureAttacks } from "../bench/attacks.ts";
import { residentMegabytes } from "../bench/programs.ts";
import { startWarmSite } from "../bench/site.ts";
import { toMarkdown } from "../bench/table.ts";
import { buildIfNeeded } from "./build-if-needed.ts";

const seconds = Number(process.argv[2] ?? process.env.SOAK_SECONDS ?? 1_800);
if (!(seconds >= 60)) {
	console.error("Expected: npm run soak -- SECONDS, 60 or more");
	process.exit(1);
}
/** Megabytes an hour. Over a few minutes, memory that V8 has not released yet looks like growth. */
const MOST_GROWTH = 60;
const HALF_AN_HOUR = 1_800;
const hostileRequests = Math.round(1_000_000 * Math.min(1, seconds / HALF_AN_HOUR));

let until = Number.POSITIVE_INFINITY;
const isOver = () => Date.now() >= until;

await buildIfNeeded();
const site = await startWarmSite({ TRUST_PROXY: "127.0.0.1" });
const counts = { requests: 0, failures: 0 };

const address = () => `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
async function ask(path: string, fields?: Record<string, string>) {
	const init = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
	counts.requests++;
	try {
		const answer = await fetch(site.url + path, {
			...init,
			redirect: "manual",
			headers: { "X-Forwarded-For": address() },
		});
		await answer.arrayBuffer();
		if (answer.status >= 500) counts.failures++;
	} catch {
		counts.failures++;
	}
}

/** What visitors do: cached pages, private pages, searches, unknown paths, messages, sign-ups. */
async function visit(lane: number) {
	for (let turn = 0; !isOver(); turn++) {
		const word = `${lane}x${turn}`;
		for (const path of [
			"/",
			"/es/internet-plans",
			"/blog",
			`/blog?q=${word}`,
			"/account",
			`/no-such-${word}`,
			"/contact",
		])
			await ask(path);
		if (turn % 10 === 0) {
			const contact = { name: "Visitor One", phone: "(508) 555-0141", topic: "tv", language: "en" };
			await ask("/contact", { ...contact, message: `Soaked ${word}` });
			const member = { form: "sign-up", name: "Ana Example", password: "seven quiet harbor lanterns" };
			await ask("/account", { ...member, email: `soak-${word}@example.com` });
		}
		await pause(100);
	}
}

const samples: { at: number; megabytes: number }[] = [];
async function watch() {
	const started = Date.now();
	while (!isOver()) {
		samples.push({ at: (Date.now() - started) / 3_600_000, megabytes: residentMegabytes(site.process.pid) });
		await pause(2_000);
	}
}

/** Megabytes an hour, by least squares over the second half: the first fills the page cache. */
function growth(): number {
	const settled = samples.slice(Math.floor(samples.length / 2));
	const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const at = mean(settled.map((sample) => sample.at));
	const megabytes = mean(settled.map((sample) => sample.megabytes));
	const above = settled.reduce((sum, sample) => sum + (sample.at - at) * (sample.megabytes - megabytes), 0);
	return above / settled.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
}

const runTests = (project: string, environment: Record<string, string>) =>
	new Promise<number | null>((ended) =>
		spawn("node_modules/.bin/vitest", ["run", "--project", project], {
			stdio: "inherit",
			env: { ...process.env, ...environment },
		}).on("exit", ended),
	);

/** Repeats the fault tests until time is up, each run with more rounds than in `npm test`. */
async function faults(): Promise<{ runs: number; failed: number }> {
	let runs = 0;
	let failed = 0;
	while (!isOver()) {
		const rounds = String(Math.max(1, Math.min(5, Math.round((until - Date.now()) / 300_000))));
		runs++;
		if ((await runTests("faults", { FAULT_ROUNDS: rounds })) !== 0) failed++;
	}
	return { runs, failed };
}

async function everything() {
	const fuzz = await runTests("fuzz", { FUZZ_REQUESTS: String(hostileRequests) });
	until = Date.now() + seconds * 1_000;
	return { fuzz, ...(await faults()) };
}

const started = Date.now();
const [{ fuzz, runs, failed }] = await Promise.all([everything(), watch(), ...[1, 2, 3, 4].map(visit)]);
const minutes = Math.round((Date.now() - started) / 60_000);
const endedWith = await site.stop();
const attacks = (await measureAttacks()).map(toMarkdown).join("\n");
const isResponsive = !attacks.includes("✗");
const slope = growth();
const held = samples.map(({ megabytes }) => megabytes);
// A few minutes are too short to extrapolate to an hour.
const isFlat = minutes < 15 || slope < MOST_GROWTH;
console.log(
	[
		`\n${attacks}`,
		`Soaked for ${minutes} minutes.`,
		`Hostile requests: ${hostileRequests}, ${fuzz === 0 ? "none with a fault" : "FAILED"}.`,
		`Faults: ${runs} runs, ${failed} failed.`,
		`Visitors: ${counts.requests} requests, ${counts.failures} failed.`,
		`Memory: ${Math.round(held[0] ?? 0)} MB at the start, ${Math.round(Math.max(...held))} at most, ${Math.round(held.at(-1) ?? 0)} at the end; ${slope.toFixed(1)} MB an hour over the second half.`,
	].join("\n"),
);
process.exit(fuzz !== 0 || failed > 0 || counts.failures > 0 || endedWith !== 0 || !isFlat || !isResponsive ? 1 : 0);
