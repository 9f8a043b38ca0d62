import { rmSync } from "node:fs";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-cluster";
import { startSite, temporaryFolder } from "./start-site";

/** A seeded database that tests copy: creating one per test would take most of the run. */
export interface Prepared {
	/** A data folder with a seeded embedded database. */
	folder: string;
	/** Null if PostgreSQL is not installed. */
	postgresUrl: string | null;
}

/** The template for new PostgreSQL databases. */
export const TEMPLATE = "prepared";

declare module "vitest" {
	export interface ProvidedContext {
		prepared: Prepared;
	}
}

/** Global setup of every project that starts sites. Projects of one run share what the first of them has prepared. */
export default async function setup(project: TestProject) {
	const { PREPARED_DATA, PREPARED_POSTGRES } = process.env;
	if (PREPARED_DATA) {
		project.provide("prepared", { folder: PREPARED_DATA, postgresUrl: PREPARED_POSTGRES || null });
		return;
	}
	const folder = temporaryFolder();
	const postgres = await startPostgres();
	if (postgres) {
		await query(`${postgres.url}/postgres`, `create database ${TEMPLATE}`);
		await startAndStop({ DATABASE_URL: `${postgres.url}/${TEMPLATE}` });
	}
	await startAndStop({ DATA_DIR: folder });
	process.env.PREPARED_DATA = folder;
	process.env.PREPARED_POSTGRES = postgres?.url ?? "";
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
