import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, test } from "vitest";
import { seed } from "../../app/content/catalogue";
import { newestRelease, published } from "../../db/catalogue/releases";
import { heads, type Revision } from "../../db/catalogue/revisions";
import { cutWire } from "../http/cut-wire";
import { type Engine, engines, type Place } from "../http/engines";
import { runCommand } from "../http/run-command";
import { temporaryFolder } from "../http/start-site";
import { rounds } from "./rounds";
import { writeMessage } from "./visitors";

const poll = { timeout: 60_000, interval: 50 };
/** Long before a page is rendered again because of its age: only a notification is this quick on a busy machine. */
const soon = { timeout: 20_000, interval: 20 };
const cases = seed.phoneCases.map(({ id }) => id);
const [first = ""] = cases;
const served = engines.filter(({ name }) => name === "PostgreSQL");

/** A file in which every phone case has the same price. */
async function fileWithPrice(place: Place) {
	const folder = temporaryFolder();
	const exported = join(folder, "exported.json");
	await runCommand(place, "catalogue", "export", exported);
	return (price: string) => {
		const content = JSON.parse(readFileSync(exported, "utf8"));
		for (const id of cases) {
			const { originalPrice: _, ...data } = content.items["phone-case"][id];
			content.items["phone-case"][id] = { ...data, price };
		}
		const file = join(folder, `${price.slice(1)}.json`);
		writeFileSync(file, JSON.stringify(content));
		return file;
	};
}

const pricesIn = (revisions: readonly Revision[]) =>
	new Set(revisions.flatMap(({ kind, data }) => (kind === "phone-case" ? [(data as { price: string }).price] : [])));

describe.each(engines)("the catalogue on $name", (engine: Engine) => {
	test("CAT-9 kill -9 during an import or a publication leaves the old or the new state", async ({ expect }) => {
		const place = await engine.place();
		const fileOf = await fileWithPrice(place);
		const kill = async (wait: number, ...words: string[]) => {
			const child = spawn("node_modules/.bin/node", ["build/server/command.js", "catalogue", ...words], {
				env: { PATH: process.env.PATH ?? "", ...place },
			});
			const exit = once(child, "exit");
			await Promise.race([exit, pause(wait)]);
			child.kill("SIGKILL");
			await exit;
		};
		// The first run also tells how long one takes here.
		const started = performance.now();
		expect(await runCommand(place, "catalogue", "import", fileOf("$1"))).toMatchObject({ code: 0 });
		const whole = performance.now() - started;
		expect(await runCommand(place, "catalogue", "publish")).toMatchObject({ code: 0 });
		for (let round = 2; round <= 1 + rounds(3); round++) {
			await kill(whole * (0.3 + 0.7 * Math.random()), "import", fileOf(`$${round}`));
			await kill(whole * (0.3 + 0.7 * Math.random()), "publish");
			const { db, close } = await engine.open(place);
			expect(pricesIn(await heads(db)).size).toBe(1);
			expect(pricesIn(await published(db, await newestRelease(db))).size).toBe(1);
			await close();
		}
		const site = await engine.start(place);
		expect((await fetch(`${site.url}/phone-cases`)).status).toBe(200);
		expect(await site.stop()).toBe(0);
	});

	test("CAT-9 kill -9 of a site while it imports or publishes leaves the old or the new state", async ({ expect }) => {
		const place = await engine.place();
		const fileOf = await fileWithPrice(place);
		await runCommand(place, "catalogue", "import", fileOf("$1"));
		expect(await runCommand(place, "catalogue", "publish")).toMatchObject({ code: 0 });
		for (let round = 2; round <= 1 + rounds(2); round++) {
			const site = await engine.start(place);
			const commands = (async () => {
				await runCommand(place, "catalogue", "import", fileOf(`$${round}`));
				await runCommand(place, "catalogue", "publish");
			})();
			await pause(300 + 1_500 * Math.random());
			site.process.kill("SIGKILL");
			await Promise.all([commands, site.exited]);
			const { db, close } = await engine.open(place);
			expect(pricesIn(await heads(db)).size).toBe(1);
			expect(pricesIn(await published(db, await newestRelease(db))).size).toBe(1);
			await close();
		}
	});

	test("CAT-9 a row that was broken by hand takes nothing down, and is repaired by an import", async ({ expect }) => {
		const place = await engine.place();
		const fileOf = await fileWithPrice(place);
		const good = await engine.start(place);
		expect(await good.stop()).toBe(0);
		const { db, close } = await engine.open(place);
		await db.execute(sql`alter table catalogue_revisions disable trigger append_only`);
		await db.execute(
			sql`update catalogue_revisions set data = '{"price": 3}' where kind = 'phone-case' and item = ${first}`,
		);
		await db.execute(sql`alter table catalogue_revisions enable trigger append_only`);
		await close();
		// With the last good catalogue on disk, and on a server that has none.
		for (const DATA_DIR of place.DATABASE_URL ? [place.DATA_DIR, temporaryFolder()] : [place.DATA_DIR]) {
			const site = await engine.start({ ...place, DATA_DIR });
			for (const path of ["/", "/phone-cases", "/es/internet-plans"])
				expect((await fetch(site.url + path)).status).toBe(200);
			expect(site.output()).toContain(`phone-case/${first}`);
			expect(await site.stop()).toBe(0);
		}
		expect(await runCommand(place, "catalogue", "import", fileOf("$5"))).toMatchObject({ code: 0 });
		expect(await runCommand(place, "catalogue", "publish")).toMatchObject({ code: 0 });
		const site = await engine.start(place);
		expect(await (await fetch(`${site.url}/phone-cases`)).text()).toContain("$5");
		expect(await site.stop()).toBe(0);
	});
});

describe.each(served)("servers on $name", (engine: Engine) => {
	test("CAT-8 CAT-9 two servers show a publication, also one whose connection was cut meanwhile", async ({
		expect,
	}) => {
		const place = await engine.place();
		const fileOf = await fileWithPrice(place);
		const address = new URL(place.DATABASE_URL ?? "");
		const wire = await cutWire({ host: address.hostname, port: Number(address.port) });
		address.port = String(wire.port);
		const sites = await Promise.all([
			engine.start(place),
			engine.start({ DATA_DIR: temporaryFolder(), DATABASE_URL: address.href }),
		]);
		const shown = (price: string) =>
			Promise.all(sites.map(async ({ url }) => (await (await fetch(`${url}/phone-cases`)).text()).includes(price)));
		const publish = async (price: string) => {
			await runCommand(place, "catalogue", "import", fileOf(price));
			expect(await runCommand(place, "catalogue", "publish")).toMatchObject({ code: 0 });
		};
		// The first request renders the page.
		await shown("");
		await publish("$11.01");
		const publishedAt = performance.now();
		await expect.poll(() => shown("$11.01"), soon).toEqual([true, true]);
		console.log(`Both servers showed a publication ${Math.round(performance.now() - publishedAt)} ms after it`);
		wire.cut();
		await publish("$12.02");
		await expect.poll(() => shown("$12.02"), poll).toEqual([true, false]);
		wire.mend();
		await expect.poll(() => shown("$12.02"), poll).toEqual([true, true]);
		for (const site of sites) expect(await site.stop()).toBe(0);
		await wire.stop();
	});

	test("CAT-5 a server starts without the database, from the catalogue on its disk, and recovers by itself", async ({
		expect,
	}) => {
		const place = await engine.place();
		const fileOf = await fileWithPrice(place);
		await runCommand(place, "catalogue", "import", fileOf("$11.01"));
		await runCommand(place, "catalogue", "publish");
		const address = new URL(place.DATABASE_URL ?? "");
		const wire = await cutWire({ host: address.hostname, port: Number(address.port) });
		address.port = String(wire.port);
		const cut = { ...place, DATABASE_URL: address.href };
		expect(await (await engine.start(cut)).stop()).toBe(0);
		wire.cut();
		const site = await engine.start(cut);
		expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
		const page = await fetch(`${site.url}/phone-cases`);
		expect([page.status, (await page.text()).includes("$11.01")]).toEqual([200, true]);
		wire.mend();
		await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, poll).toBe(200);
		await expect.poll(() => writeMessage(site.url, "After the outage").catch(() => ""), poll).toMatch(/^BP-/);
		await runCommand(place, "catalogue", "import", fileOf("$12.02"));
		await runCommand(place, "catalogue", "publish");
		await expect
			.poll(async () => (await (await fetch(`${site.url}/phone-cases`)).text()).includes("$12.02"), poll)
			.toBe(true);
		expect(await site.stop()).toBe(0);
		await wire.stop();
	});
});
