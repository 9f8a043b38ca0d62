import { type Connection, connect } from "../db/connect";
import { migrate } from "../db/migrate";
import { type Settings, StartError } from "./settings";

/** Opens the configured database and migrates it. Throws a `StartError` that says what is wrong with it. */
export async function openDatabase(settings: Settings): Promise<Connection> {
	const where = settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : { dataFolder: settings.DATA_DIR };
	try {
		if ("dataFolder" in where) {
			const connection = await connect(where);
			await migrate(connection.db);
			return connection;
		}
		// Migrating large tables, or waiting for another server that does, may take longer than a query may.
		const migrating = await connect(where, { queryTimeout: 0 });
		await migrate(migrating.db).finally(migrating.close);
		return await connect(where);
	} catch (cause) {
		const { code, message } = cause as Error & { code?: string };
		const what = settings.DATABASE_URL
			? `The database of DATABASE_URL (${new URL(settings.DATABASE_URL).host})`
			: `The embedded database in ${settings.DATA_DIR}`;
		throw new StartError(`${what} cannot be used: ${message || code}`);
	}
}
