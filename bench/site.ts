import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startPostgres } from "../tests/http/postgres-cluster.ts";
import { type Site, temporaryFolder } from "../tests/http/start-site.ts";
import { end } from "./programs.ts";

/** The built site with all pages cached. It logs to a file, as in production. */
export async function startWarmSite(environment: Record<string, string> = {}): Promise<Site> {
	const folder = temporaryFolder();
	const logFile = join(folder, "log");
	const log = openSync(logFile, "w");
	const child = spawn("node_modules/.bin/node", ["build/server/main.js"], {
		env: { PATH: process.env.PATH ?? "", PORT: "0", DATA_DIR: join(folder, "data"), ...environment },
		stdio: ["ignore", log, log],
	});
	closeSync(log);
	const exited = new Promise<number | null>((resolve) => child.on("exit", resolve));
	const output = () => readFileSync(logFile, "utf8");
	const latest = Date.now() + 120_000;
	while (!output().includes("the pages are warm")) {
		if (Date.now() > latest) child.kill();
		if (child.exitCode !== null || child.signalCode !== null)
			throw new Error(`The site exited with ${child.exitCode}: ${output()}`);
		await pause(200);
	}
	const [, url = ""] = /^Ready on (http:\S+)$/m.exec(output()) ?? [];
	const stop = async () => {
		await end(child);
		rmSync(folder, { recursive: true, force: true });
		return exited;
	};
	return { url, process: child, output, exited, stop };
}

export interface SentPage {
	/** Raw headers: names and values alternating. */
	headers: readonly string[];
	body: Buffer;
}

/** A page as a browser receives it, in its best compression. */
export async function readPage(url: string): Promise<SentPage> {
	const read = () =>
		new Promise<SentPage>((resolve, reject) => {
			request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("end", () => resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks) }));
			})
				.on("error", reject)
				.end();
		});
	let answer = await read();
	for (let still = 0; still < 10; ) {
		await pause(200);
		const next = await read();
		still = next.body.equals(answer.body) ? still + 1 : 0;
		answer = next;
	}
	return answer;
}

/** A PostgreSQL for this run that creates databases on demand; undefined if it is not installed. */
export async function openPostgres() {
	const postgres = await startPostgres();
	if (!postgres) return undefined;
	return {
		stop: postgres.stop,
		database: async (): Promise<string> => {
			const name = `bench_${randomUUID().replaceAll("-", "")}`;
			const client = new Client({ connectionString: `${postgres.url}/postgres` });
			await client.connect();
			await client.query(`create database ${name}`);
			await client.end();
			return `${postgres.url}/${name}`;
		},
	};
}
