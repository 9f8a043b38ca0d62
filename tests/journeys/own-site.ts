import { rmSync } from "node:fs";
import { connect, type Database } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { startSite, temporaryFolder } from "../http/start-site.ts";

/** A separate site on a prepared database. */
export async function siteWith(prepare: (db: Database) => Promise<unknown>) {
	const folder = temporaryFolder();
	const { db, close } = await connect({ dataFolder: folder });
	await migrate(db);
	await prepare(db);
	await close();
	const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: "silent" });
	return {
		...site,
		dataFolder: folder,
		stop: async () => {
			await site.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
