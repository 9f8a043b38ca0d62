import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Measurements whose program is missing are skipped and named in the results. */
export const isInstalled = (program: string): boolean => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

export async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as { port: number };
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** Waits until a URL responds with 200. */
export async function responds(url: string): Promise<void> {
	for (let tries = 0; tries < 600; tries++) {
		const isUp = await fetch(url).then(
			(response) => response.ok,
			() => false,
		);
		if (isUp) return;
		await pause(100);
	}
	throw new Error(`${url} did not respond`);
}

export interface Load {
	perSecond: number;
	/** The 99th percentile in milliseconds. */
	p99: number;
}

/** Load by `wrk` over keep-alive connections. */
export function load(
	url: string,
	{ seconds, connections = 32 }: { seconds: number; connections?: number },
): Promise<Load> {
	const wrk = spawn("wrk", ["-t1", `-c${connections}`, `-d${seconds}`, "--latency", "-H", "Accept-Encoding: br", url]);
	let output = "";
	wrk.stdout.on("data", (chunk) => (output += chunk));
	return new Promise((resolve, reject) => {
		wrk.on("error", reject);
		wrk.on("exit", () => {
			const [, number = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
			const [, perSecond = "0"] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
			if (/Non-2xx/.test(output)) reject(new Error(`${url} failed under load: ${output}`));
			resolve({
				perSecond: Number(perSecond),
				p99: Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
			});
		});
	});
}

/**
 * Yields the CPU to programs of other sessions (every browser has its own) until the returned function is called. Linux
 * schedules by session first; `nice` only counts within one.
 */
export function stepBack(): () => void {
	const file = "/proc/self/autogroup";
	const setNice = (nice: string) => {
		try {
			writeFileSync(file, nice);
		} catch {
			// Not Linux, or without autogroups: `nice` counts globally.
		}
	};
	setNice("19");
	return () => setNice("0");
}

/** Resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number | undefined): number =>
	Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

export async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return;
	const ended = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	await ended;
}
