import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "./embedded";

const folder = mkdtempSync(join(tmpdir(), "embedded-"));
let database: EmbeddedDatabase;
beforeAll(async () => {
	database = await openEmbedded(join(folder, "database"));
}, 60_000);
afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

test("when the worker dies, pending queries fail, a new worker starts and committed data is still there", async () => {
	await database.exec("create table kept (word text); insert into kept values ('acknowledged')");
	let heard = 0;
	await database.listen("news", () => heard++);

	const open = database.transaction(async (transaction) => {
		await transaction.exec("insert into kept values ('never committed')");
		// More rows than fit in the worker's heap.
		await transaction.query("select i as a, i as b, i as c from generate_series(1, 6000000) i");
	});
	await expect(open).rejects.toThrow(/memory limit|has stopped/);
	await expect(database.query("select 1")).rejects.toThrow("The embedded database has stopped");

	const words = async () => (await database.query("select word from kept")) as { rows: { word: string }[] };
	await expect
		.poll(() => words().catch(() => null), { timeout: 30_000 })
		.toMatchObject({
			rows: [{ word: "acknowledged" }],
		});
	await database.transaction(async (transaction) => {
		await transaction.exec("insert into kept values ('afterwards')");
	});
	expect((await words()).rows).toHaveLength(2);
	await database.exec("notify news");
	await expect.poll(() => heard).toBe(1);
}, 90_000);
