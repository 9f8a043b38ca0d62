import { rmSync } from "node:fs";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-cluster";
import { startSite, temporaryFolder } from "./start-site";

/** What a first start leaves behind, to be copied: making it anew for every test would take most of their time. */
export interface Prepared {
	/** A data folder with its embedded database. */
	folder: string;
	/** Where the PostgreSQL of this run answers; null where none is installed. */
	postgresUrl: string | null;
}

/** The database that others are copied from. */
export const TEMPLATE = "prepared";

declare module "vitest" {
	export interface ProvidedContext {
		prepared: Prepared;
	}
}

/** Runs once before the tests by request. */
export default async function setup(project: TestProject) {
	const folder = temporaryFolder();
	const postgres = await startPostgres();
	if (postgres) {
		await query(`${postgres.url}/postgres`, `create database ${TEMPLATE}`);
		await startAndStop({ DATABASE_URL: `${postgres.url}/${TEMPLATE}` });
	}
	await startAndStop({ DATA_DIR: folder });
	project.provide("prepared", { folder, postgresUrl: postgres?.url ?? null });
	return async () => {
		await postgres?.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}

async function startAndStop(environment: Record<string, string>) {
	const site = await startSite(environment);
	await site.stop();
}

export async function query(connectionString: string, text: string) {
	const client = new Client({ connectionString });
	await client.connect();
	await client.query(text);
	await client.end();
}
