import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const temporary = mkdtempSync(join(tmpdir(), "demo-place-"));
const demo = spawn("node_modules/.bin/node", ["build/server/demo.js"], {
	env: { PATH: process.env.PATH ?? "", TMPDIR: temporary },
});
const exited = new Promise<number | null>((resolve) => demo.on("exit", resolve));
let output = "";
let link = "";

beforeAll(async () => {
	link = await new Promise((ready, fail) => {
		for (const stream of [demo.stdout, demo.stderr])
			stream.on("data", (chunk) => {
				output += chunk;
				const [, found] = /once: (http:\S+)/.exec(output) ?? [];
				if (found) ready(found);
			});
		exited.then((code) => fail(new Error(`The demo exited with ${code}: ${output}`)));
	});
}, 240_000);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { redirect: "manual", headers });

test("DEMO-2 one line has a link that signs in as the owner, once; nothing else is served there", async () => {
	expect(output.match(/http:\S+/g)).toEqual([link]);
	expect((await get(new URL("/", link).href)).status).toBe(404);
	expect((await get(link.slice(0, -1))).status).toBe(404);
	const response = await get(link);
	expect(response.status).toBe(303);
	const to = response.headers.get("Location") ?? "";
	const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
	expect(response.headers.get("Set-Cookie")).toMatch(/HttpOnly; SameSite=Lax$/);
	expect((await get(link)).status).toBe(410);
	// DEMO-1: the owner may do everything, and finds a busy week.
	expect((await get(to)).status).toBe(302);
	const history = await get(`${to}/history`, { Cookie: cookie });
	expect(history.status).toBe(200);
	const html = await history.text();
	for (const note of ["Thanksgiving hours", "Back to the right price", "Black Friday offer"])
		expect(html).toContain(note);
	expect(await (await get(`${to}/stores`, { Cookie: cookie })).text()).toContain("Closed today");
	expect((await get(`${to}/spreadsheets/internet-plan/export`, { Cookie: cookie })).status).toBe(200);
	// The site has no such way in.
	expect((await get(new URL(new URL(link).pathname, to).href)).status).toBe(404);
});

test("DEMO-2 it leaves nothing behind, and a normal start has nothing of it", { timeout: 60_000 }, async () => {
	expect(readdirSync(temporary)).toHaveLength(1);
	demo.kill("SIGTERM");
	expect(await exited).toBe(0);
	expect(readdirSync(temporary)).toEqual([]);
	const main = readFileSync("build/server/main.js", "utf8");
	const loaded = globSync("build/server/assets/*.js").filter((file) => main.includes(file.split("/").at(-1) ?? ""));
	for (const code of [main, ...loaded.map((file) => readFileSync(file, "utf8"))])
		expect(code).not.toMatch(/signs in as the owner|Thanksgiving hours/);
});
