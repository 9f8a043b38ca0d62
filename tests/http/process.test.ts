import { existsSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launch, startSite, temporaryFolder } from "./start-site";

/** Starts a site that must fail; returns its last line and exit code. */
async function failedStart(environment: Record<string, string>) {
	const { output, exited } = launch({ DATA_DIR: temporaryFolder(), ...environment });
	const code = await exited;
	expect(output()).not.toMatch(/\n\s+at /);
	return { code, message: output().trim() };
}

test("a port in use is reported in one line", async () => {
	const taken = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => taken.once("listening", resolve));
	const { port } = taken.address() as { port: number };
	expect(await failedStart({ PORT: String(port) })).toEqual({
		code: 1,
		message: `Port ${port} on 127.0.0.1 is taken by another program. Set PORT to another one.`,
	});
	taken.close();
});

test("a second server on the same DATA_DIR fails, and the folder is free again after the first stops", async () => {
	const folder = temporaryFolder();
	const first = await startSite({ DATA_DIR: folder });
	const { code, message } = await failedStart({ DATA_DIR: folder });
	expect(code).toBe(1);
	expect(message).toContain(`DATA_DIR ${folder} is in use by another server`);
	first.process.kill("SIGKILL");
	const again = await startSite({ DATA_DIR: folder });
	expect(await again.stop()).toBe(0);
});

test("an unreachable database is reported in one line, without its password", async () => {
	const { code, message } = await failedStart({ DATABASE_URL: "postgres://me:secret@127.0.0.1:1/site" });
	expect(code).toBe(1);
	expect(message).toMatch(/^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be used: /);
	expect(message).not.toContain("secret");
});

test("invalid settings are reported with what was expected", async () => {
	const { code, message } = await failedStart({ PORT: "http", SITE_URL: "example.com", LOG_LEVEL: "loud" });
	expect(code).toBe(1);
	for (const part of [
		"PORT: expected a port number",
		"SITE_URL: expected the public address",
		"LOG_LEVEL: expected one of",
	]) {
		expect(message).toContain(part);
	}
});

test("SIGTERM lets an accepted request finish, accepts no new one, and exits with 0", async () => {
	const site = await startSite();
	const port = Number(new URL(site.url).port);
	const slow = connect(port, "127.0.0.1");
	let answer = "";
	slow.on("data", (chunk) => (answer += chunk));
	const closed = new Promise((resolve) => slow.on("close", resolve));
	// The signal arrives while the request's headers are incomplete.
	slow.write("GET /about HTTP/1.1\r\nHost: localhost\r\n");
	await new Promise((resolve) => setTimeout(resolve, 200));
	const stopped = site.stop();
	await new Promise((resolve) => setTimeout(resolve, 200));
	await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
	slow.write("\r\n");
	await closed;
	expect(answer).toMatch(/^HTTP\/1\.1 200/);
	expect(answer).toContain("</html>");
	expect(await stopped).toBe(0);
});

test("the first start creates the data folder; database and secret survive a restart", async () => {
	const folder = join(temporaryFolder(), "deep", "data");
	const secret = () => readFileSync(join(folder, "auth-secret"), "utf8");
	const first = await startSite({ DATA_DIR: folder });
	expect(existsSync(join(folder, "database", "PG_VERSION"))).toBe(true);
	expect(await first.stop()).toBe(0);
	const made = secret();
	expect(made.trim().length).toBeGreaterThanOrEqual(32);
	const second = await startSite({ DATA_DIR: folder });
	expect(await second.stop()).toBe(0);
	expect(secret()).toBe(made);
});

test("a data folder that cannot be created is reported in one line", async () => {
	const { code, message } = await failedStart({ DATA_DIR: "/dev/null/data" });
	expect(code).toBe(1);
	expect(message).toMatch(/^DATA_DIR \/dev\/null\/data cannot be created: /);
});
