/**
 * `npm run demo`: the site on a throw-away data folder that looks like a busy week, and a link that signs in as the owner. The
 * site itself is started as always; everything of the demo is in this process.
 */
import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateSignedCookie } from "hono/cookie";
import { connect } from "../../db/connect";
import { migrate } from "../../db/migrate";
import { sessions, staffProofs } from "../../db/schema";
import { fillWeek } from "./demo/busy-week";
import { openDoor } from "./demo/door";

const DAY = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), "demo-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const secret = randomBytes(32).toString("base64url");

/** The cookie of a session of the owner that may do everything without an authenticator app. */
async function prepare(): Promise<string> {
	const { db, close } = await connect({ dataFolder: folder });
	await migrate(db);
	const now = Date.now();
	const userId = await fillWeek(db, now);
	const [sessionId, token] = [randomUUID(), randomBytes(24).toString("base64url")];
	await db.insert(sessions).values({ id: sessionId, userId, token, expiresAt: new Date(now + 7 * DAY) });
	await db.insert(staffProofs).values({ sessionId, method: "authenticator", at: new Date(now + 7 * DAY) });
	await close();
	return generateSignedCookie("site.session_token", token, secret, { path: "/", httpOnly: true, sameSite: "Lax" });
}

console.error("Preparing a busy week …");
const cookie = await prepare();
const site = spawn(process.execPath, ["build/server/main.js"], {
	env: {
		PATH: process.env.PATH ?? "",
		PORT: process.env.PORT || "0",
		DATA_DIR: folder,
		AUTH_SECRET: secret,
		LOG_LEVEL: process.env.LOG_LEVEL || "error",
	},
	stdio: ["ignore", "pipe", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void site.kill("SIGTERM"));
let output = "";
site.stdout.setEncoding("utf8").on("data", async (text: string) => {
	const isReady = /^Ready on /m.test(output);
	output += text;
	const [, url] = /^Ready on (http:\S+)$/m.exec(output) ?? [];
	if (isReady || !url) return;
	const { link } = await openDoor({ cookie, to: new URL("/admin", url) });
	console.log(
		`The demo is ready. This link signs in as the owner, once: ${link} (Ctrl+C ends it and removes its data)`,
	);
});
site.on("exit", (code) => process.exit(code ?? 0));
