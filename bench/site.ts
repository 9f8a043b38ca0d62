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

/** The built site, once all its pages are warm. It logs to a file, as it would in production, not into this process. */
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
			throw new Error(`The site ended with ${child.exitCode}: ${output()}`);
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

export interface Answer {
	/** As they were sent, names and values in turn. */
	headers: readonly string[];
	body: Buffer;
}

/** A page as a browser gets it, once its smallest form has been made. */
export async function pageAnswer(url: string): Promise<Answer> {
	const read = () =>
		new Promise<Answer>((resolve, reject) => {
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

/** A PostgreSQL for this run, with new databases on demand; undefined where it is not installed. */
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
