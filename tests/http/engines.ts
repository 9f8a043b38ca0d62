import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { afterAll, inject, test } from "vitest";
import { type Connection, connect } from "../../db/connect";
import { migrate } from "../../db/migrate";
import { query, TEMPLATE } from "./prepare";
import { type Site, startSite, temporaryFolder } from "./start-site";

/** The settings of a site or command that select a database. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** One of the two databases the site runs on: `describe.each(engines)("stories on $name", (engine) => …)`. */
export interface Engine {
	name: "the embedded database" | "PostgreSQL";
	/** A new database with tables and seed. */
	place: () => Promise<Place>;
	/** An empty database, never migrated. */
	emptyPlace: () => Promise<Place>;
	/** Starts the built site on a new database, or on the one that the environment names. */
	start: (environment?: Record<string, string>) => Promise<Site>;
	/** Connects to a database and migrates it; the embedded one only while no site has it open. */
	open: (place: Place) => Promise<Connection>;
}

const folders: string[] = [];
const dataFolder = () => {
	const folder = temporaryFolder();
	folders.push(folder);
	return folder;
};
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const { folder: preparedFolder, postgresUrl } = inject("prepared");

function engine(name: Engine["name"], makePlace: (as: "empty" | "prepared") => Promise<Place>): Engine {
	const place = () => makePlace("prepared");
	return {
		name,
		place,
		emptyPlace: () => makePlace("empty"),
		start: async (environment = {}) => startSite({ ...(environment.DATA_DIR ? {} : await place()), ...environment }),
		open: async ({ DATA_DIR, DATABASE_URL }) => {
			const connection = await connect(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataFolder: DATA_DIR });
			await migrate(connection.db);
			return connection;
		},
	};
}

const embedded = engine("the embedded database", async (as) => {
	const DATA_DIR = dataFolder();
	if (as === "prepared") cpSync(preparedFolder, DATA_DIR, { recursive: true });
	return { DATA_DIR };
});

/** Databases of a PostgreSQL shared by the whole test run. */
const postgres = (url: string) =>
	engine("PostgreSQL", async (as) => {
		const name = `site_${randomUUID().replaceAll("-", "")}`;
		await query(`${url}/postgres`, `create database ${name} ${as === "prepared" ? `template ${TEMPLATE}` : ""}`);
		return { DATA_DIR: dataFolder(), DATABASE_URL: `${url}/${name}` };
	});

export const engines: readonly Engine[] = postgresUrl ? [embedded, postgres(postgresUrl)] : [embedded];
if (!postgresUrl) test.skip("PostgreSQL is not installed: its tests are skipped");
