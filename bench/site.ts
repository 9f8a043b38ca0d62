import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { startPostgres } from "../tests/http/postgres-cluster.ts";
import { type Site, startSite } from "../tests/http/start-site.ts";

/** The built site, once all its pages are warm. */
export async function startWarmSite(environment: Record<string, string> = {}): Promise<Site> {
	const site = await startSite({ WARM_PAGES: "on", ...environment });
	const isWarm = () => site.output().includes("the pages are warm");
	while (!isWarm()) await new Promise((resolve) => site.process.stdout?.once("data", resolve));
	return site;
}

/** A page as a browser gets it, once its smallest form has been made. */
export async function pageBytes(url: string): Promise<Buffer> {
	const { request } = await import("node:http");
	const read = () =>
		new Promise<Buffer>((resolve, reject) => {
			request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("end", () => resolve(Buffer.concat(chunks)));
			})
				.on("error", reject)
				.end();
		});
	let body = await read();
	for (let still = 0; still < 10; ) {
		await new Promise((resolve) => setTimeout(resolve, 200));
		const next = await read();
		still = next.equals(body) ? still + 1 : 0;
		body = next;
	}
	return body;
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
