import { randomBytes, randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { generateSignedCookie } from "hono/cookie";
import { connect, type Database } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { sessions, staff, staffProofs, users } from "../../db/schema.ts";
import { type Site, startSite, temporaryFolder } from "./start-site.ts";

interface Colleague {
	/** Also the local part of the mail address. */
	name: string;
	role: "owner" | "manager" | "clerk";
	stores?: string[];
	/** When the session showed a second factor; by default just now. Null: never. */
	provenAt?: Date | null;
}

const AUTH_SECRET = "a secret of the tests, long enough";

export interface StaffSite extends Site {
	dataFolder: string;
	/** The Cookie header of a colleague's session: `name=value`. */
	cookieOf: (name: string) => string;
}

/** A site with colleagues who are signed in already. */
export async function staffSite(
	colleagues: readonly Colleague[],
	{
		prepare = async () => {},
		environment = {},
	}: { prepare?: (db: Database) => Promise<unknown>; environment?: Record<string, string> } = {},
): Promise<StaffSite> {
	const folder = temporaryFolder();
	const { PREPARED_DATA } = process.env;
	if (PREPARED_DATA) cpSync(PREPARED_DATA, folder, { recursive: true });
	const { db, close } = await connect({ dataFolder: folder });
	await migrate(db);
	const cookies = new Map<string, string>();
	for (const colleague of colleagues) cookies.set(colleague.name, await addSignedIn(db, colleague));
	await prepare(db);
	await close();
	const site = await startSite({ DATA_DIR: folder, AUTH_SECRET, LOG_LEVEL: "warn", ...environment });
	return {
		...site,
		dataFolder: folder,
		cookieOf: (name) => cookies.get(name) ?? "",
		stop: async () => {
			const code = await site.stop();
			rmSync(folder, { recursive: true, force: true });
			return code;
		},
	};
}

async function addSignedIn(db: Database, { name, role, stores = [], provenAt = new Date() }: Colleague) {
	const [userId, sessionId, token] = [randomUUID(), randomUUID(), randomBytes(24).toString("base64url")];
	await db.insert(users).values({ id: userId, name, email: `${name.toLowerCase()}@example.com`, emailVerified: true });
	await db.insert(staff).values({ userId, role, stores });
	const expiresAt = new Date(Date.now() + 86_400_000);
	await db.insert(sessions).values({ id: sessionId, userId, token, expiresAt });
	if (provenAt) await db.insert(staffProofs).values({ sessionId, method: "authenticator", at: provenAt });
	const [cookie = ""] = (await generateSignedCookie("site.session_token", token, AUTH_SECRET)).split(";");
	return cookie;
}
