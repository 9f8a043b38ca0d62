import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { afterAll, inject, test } from "vitest";
import { type Connection, connect } from "../../db/connect";
import { migrate } from "../../db/migrate";
import { query, TEMPLATE } from "./prepare";
import { type Site, startSite, temporaryFolder } from "./start-site";

/** Where a database is: the settings of a site or command that uses it. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** One of the two databases the site runs on: `describe.each(engines)("stories on $name", (engine) => …)`. */
export interface Engine {
	name: "the embedded database" | "PostgreSQL";
	/** The settings of a new database, as a first start leaves it. */
	place: () => Promise<Place>;
	/** The settings of a database that no site has seen yet. */
	emptyPlace: () => Promise<Place>;
	/** The built site on a new database, or on the place that the environment names. */
	start: (environment?: Record<string, string>) => Promise<Site>;
	/** A way into the database of a place, with its tables made; on the embedded one only while no site runs there. */
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

/** Databases of one PostgreSQL that the whole test run shares. */
const postgres = (url: string) =>
	engine("PostgreSQL", async (as) => {
		const name = `site_${randomUUID().replaceAll("-", "")}`;
		await query(`${url}/postgres`, `create database ${name} ${as === "prepared" ? `template ${TEMPLATE}` : ""}`);
		return { DATA_DIR: dataFolder(), DATABASE_URL: `${url}/${name}` };
	});

export const engines: readonly Engine[] = postgresUrl ? [embedded, postgres(postgresUrl)] : [embedded];
if (!postgresUrl) test.skip("the same on PostgreSQL, which is not installed here");
