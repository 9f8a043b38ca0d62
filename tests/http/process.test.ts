import { existsSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launch, startSite, temporaryFolder } from "./start-site";

/** Starts a site that must refuse to; gives its last word and how it ended. */
async function refusal(environment: Record<string, string>) {
	const { output, exited } = launch({ DATA_DIR: temporaryFolder(), ...environment });
	const code = await exited;
	expect(output()).not.toMatch(/\n\s+at /);
	return { code, said: output().trim() };
}

test("a taken port is said in one sentence", async () => {
	const taken = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => taken.once("listening", resolve));
	const { port } = taken.address() as { port: number };
	expect(await refusal({ PORT: String(port) })).toEqual({
		code: 1,
		said: `Port ${port} on 127.0.0.1 is taken by another program. Set PORT to another one.`,
	});
	taken.close();
});

test("a second server on the same DATA_DIR is refused, and the folder is free again afterwards", async () => {
	const folder = temporaryFolder();
	const first = await startSite({ DATA_DIR: folder });
	const { code, said } = await refusal({ DATA_DIR: folder });
	expect(code).toBe(1);
	expect(said).toContain(`DATA_DIR ${folder} is in use by another server`);
	first.process.kill("SIGKILL");
	const again = await startSite({ DATA_DIR: folder });
	expect(await again.stop()).toBe(0);
});

test("a database that cannot be reached is said in one sentence, without its password", async () => {
	const { code, said } = await refusal({ DATABASE_URL: "postgres://me:secret@127.0.0.1:1/site" });
	expect(code).toBe(1);
	expect(said).toMatch(/^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be used: /);
	expect(said).not.toContain("secret");
});

test("a setting that cannot be used is named with what was expected", async () => {
	const { code, said } = await refusal({ PORT: "http", SITE_URL: "example.com", LOG_LEVEL: "loud" });
	expect(code).toBe(1);
	for (const part of [
		"PORT: expected a port number",
		"SITE_URL: expected the public address",
		"LOG_LEVEL: expected one of",
	]) {
		expect(said).toContain(part);
	}
});

test("SIGTERM lets an accepted request finish, takes no new one, and ends with 0", async () => {
	const site = await startSite();
	const port = Number(new URL(site.url).port);
	const slow = connect(port, "127.0.0.1");
	let answer = "";
	slow.on("data", (chunk) => (answer += chunk));
	const closed = new Promise((resolve) => slow.on("close", resolve));
	// The request is accepted but its headers are not complete yet when the signal comes.
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

test("the data folder is made on the first start; it keeps the database and the secret over a restart", async () => {
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

test("a data folder that cannot be made is said in one sentence", async () => {
	const { code, said } = await refusal({ DATA_DIR: "/dev/null/data" });
	expect(code).toBe(1);
	expect(said).toMatch(/^DATA_DIR \/dev\/null\/data cannot be made: /);
});
