import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { itemKey } from "../../app/catalogue/catalogue-at";
import { seedItems } from "../../app/catalogue/seed-items";
import type { Stored } from "../../app/catalogue/shapes";
import { hasPage } from "../../app/catalogue/site-pages";
import { seed } from "../../app/content/catalogue";
import { startPostgres } from "../../tests/http/postgres-cluster";
import { connect, type Database } from "../connect";
import { migrate } from "../migrate";
import { Refusal } from "../refusal";
import { pending, publish, undo } from "./releases";
import { save } from "./revisions";
import { clearCatalogue, seedCatalogue } from "./seed-catalogue";
import { pendingCount, readWorkingCatalogue, workingCatalogue } from "./working-catalogue";

const around = { hasPage, facts: ["stores", "where", "year"], pictures: seed.pictures };
const now = Date.parse("2026-11-18T12:00:00Z");
const cases = seedItems().filter(({ kind }) => kind === "phone-case");
const plans = seedItems().filter(({ kind, data }) => kind === "internet-plan" && !("originalPrice" in data));
/** Few, so that a sequence comes back to the same item. */
const items = [...plans.slice(0, 3), ...cases.slice(0, 2)];

const step = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({ act: fc.constant("save"), at: fc.nat(4), price: fc.integer({ min: 1, max: 4 }) }),
	},
	{ weight: 1, arbitrary: fc.record({ act: fc.constant("remove"), at: fc.constantFrom(3, 4) }) },
	{ weight: 1, arbitrary: fc.record({ act: fc.constant("add"), at: fc.nat(2), price: fc.constant(5) }) },
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("publish") }) },
	{ weight: 1, arbitrary: fc.record({ act: fc.constant("publish one") }) },
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("undo") }) },
	{ weight: 1, arbitrary: fc.record({ act: fc.constant("restore") }) },
	{ weight: 3, arbitrary: fc.record({ act: fc.constant("look") }) },
);
type Step = { act: string; at?: number; price?: number };

const restore = (db: Database) =>
	db.transaction(async (tx) => {
		await clearCatalogue(tx);
		await seedCatalogue(tx);
	});

const folder = mkdtempSync(join(tmpdir(), "working-catalogue-"));
const cluster = await startPostgres();
afterAll(async () => {
	await cluster?.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Where the catalogue is, and by which connections two servers see it: an embedded database has only one. */
const engines = [
	{ name: "the embedded database", open: async () => [await connect({ dataFolder: folder })] as const },
	...(cluster
		? [
				{
					name: "PostgreSQL",
					open: async () => {
						const databaseUrl = `${cluster.url}/postgres`;
						return [await connect({ databaseUrl }), await connect({ databaseUrl })] as const;
					},
				},
			]
		: []),
];

describe.each(engines)("the working catalogue on $name", ({ open }) => {
	test("GRID-12 what is kept equals a fresh read after any sequence of saves, publications, undos and restores", async () => {
		const [first, second = first] = await open();
		await migrate(first.db);
		const { db } = first;
		async function perform({ act, at = 0, price = 0 }: Step) {
			const working = await readWorkingCatalogue(db);
			if (act === "publish") await publish(db, { around, now });
			if (act === "publish one") await publish(db, { around, now, chosen: (await pending(db)).slice(0, 1) });
			if (act === "undo") await undo(db, { around, now });
			if (act === "restore") await restore(db);
			const from = items[at] ?? items[0];
			if (!from || !["save", "remove", "add"].includes(act)) return;
			const item = act === "add" ? `added-${at}` : from.item;
			const base = working.items.get(itemKey({ kind: from.kind, item }))?.number ?? 0;
			const form = from.kind === "phone-case" ? `$${price}` : `$${price}/month`;
			const data = act === "remove" ? null : ({ ...from.data, price: form } as Stored);
			await save(db, { kind: from.kind, item, base, data });
		}
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
				await restore(db);
				for (const each of steps) {
					await perform(each).catch((cause) => {
						if (!(cause instanceof Refusal)) throw cause;
					});
					if (each.act !== "look") continue;
					await workingCatalogue(second.db);
				}
				for (const server of [first, second]) {
					const kept = await workingCatalogue(server.db);
					const fresh = await readWorkingCatalogue(server.db);
					expect(kept).toEqual(fresh);
					expect([...kept.items.keys()]).toEqual([...fresh.items.keys()]);
					expect(await pendingCount(server.db)).toBe((await pending(server.db)).length);
				}
			}),
			{ numRuns: 8 },
		);
		for (const server of new Set([first, second])) await server.close();
	}, 300_000);

	test("GRID-12 what is kept is shared and cannot be changed, and is read again only when something is new", async () => {
		const [first, second = first] = await open();
		const before = await workingCatalogue(first.db);
		expect(await workingCatalogue(first.db)).toBe(before);
		const plan = before.items.get(itemKey(plans[0] as never));
		expect(() => Object.assign(plan?.data ?? {}, { price: "$0/month" })).toThrow(TypeError);
		const data = { ...(plan?.data as Stored<"internet-plan">), price: "$99/month" as const };
		await save(second.db, { kind: "internet-plan", item: plan?.item ?? "", base: plan?.number ?? 0, data });
		const after = await workingCatalogue(first.db);
		expect(after.items.get(itemKey(plans[0] as never))).toMatchObject({ data, status: "changed" });
		const other = itemKey(plans[1] as never);
		expect(after.items.get(other)).toBe(before.items.get(other));
		await save(second.db, {
			kind: "internet-plan",
			item: plan?.item ?? "",
			base: (plan?.number ?? 0) + 1,
			data: plan?.data as never,
		});
		expect((await workingCatalogue(first.db)).items.get(itemKey(plans[0] as never))).toMatchObject({
			status: plan?.status,
		});
		for (const server of new Set([first, second])) await server.close();
	});
});
