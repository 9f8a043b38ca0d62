import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stored } from "../../app/catalogue/shapes";
import { hasPage } from "../../app/catalogue/site-pages";
import { seed } from "../../app/content/catalogue";
import { same } from "../../app/content/words";
import { pending, publish } from "../../db/catalogue/releases";
import { heads, type Revision, save } from "../../db/catalogue/revisions";
import { type Engine, engines, type Place } from "./engines";
import { runCommand } from "./run-command";
import { runInProcess } from "./run-in-process";
import { type Site, temporaryFolder } from "./start-site";

const [phoneCase] = seed.phoneCases;
const plan = seed.internetCarriers.flatMap(({ plans }) => plans).find(({ priceCheck }) => !priceCheck);
if (!phoneCase || !plan) throw new Error("The catalogue has no phone case or plan");
const poll = { timeout: 20_000, interval: 50 };

interface CatalogueFile {
	items: Record<string, Record<string, Record<string, unknown>>>;
}

/** Exports the catalogue, changes a field of an item and returns the path of the new file. */
async function changedFile(place: Place, kind: string, item: string, change: Record<string, unknown>) {
	const folder = temporaryFolder();
	const [before, after] = [join(folder, "before.json"), join(folder, "after.json")];
	expect(await runInProcess(place, "catalogue", "export", before)).toMatchObject({ code: 0 });
	const file = JSON.parse(readFileSync(before, "utf8")) as CatalogueFile;
	Object.assign(file.items[kind]?.[item] ?? {}, change);
	writeFileSync(after, JSON.stringify(file));
	return after;
}

describe.each(engines)("the catalogue of a running site on $name", (engine: Engine) => {
	let place: Place;
	let site: Site;
	beforeAll(async () => {
		place = await engine.place();
		site = await engine.start(place);
	});
	afterAll(async () => {
		expect(await site.stop()).toBe(0);
	});
	const command = (...words: string[]) => runInProcess(place, "catalogue", ...words);
	const shows = async (path: string, text: string) => (await (await fetch(site.url + path)).text()).includes(text);
	const tag = async (path: string) => (await fetch(site.url + path)).headers.get("ETag");

	test("CAT-7 a price is exported, changed, imported, published and taken back", async () => {
		const file = await changedFile(place, "phone-case", phoneCase.id, { price: "$13.13" });
		const line = `~ phone-case/${phoneCase.id} price: ${phoneCase.price} → $13.13\n`;
		expect((await command("import", file, "--dry-run")).stdout).toBe(
			`${line}1 item would change. Nothing was imported.\n`,
		);
		expect((await command("diff")).stdout).toBe("Nothing has changed since release 1.\n");
		expect((await command("import", file)).stdout).toBe(
			`${line}1 item changed, not yet published: npm run catalogue -- publish\n`,
		);
		expect((await command("diff")).stdout).toBe(`${line}1 item changed since release 1.\n`);
		expect(await shows("/phone-cases", "$13.13")).toBe(false);

		const about = await tag("/about");
		const published = await runCommand(place, "catalogue", "publish", "--note", "Lower price");
		expect(published).toMatchObject({ code: 0, stdout: `${line}Published release 2: 1 item.\n` });
		for (const path of ["/phone-cases", "/es/phone-cases", "/pt/phone-cases.data"])
			await expect.poll(() => shows(path, "13.13"), poll).toBe(true);
		expect(await tag("/about")).toBe(about);
		expect((await command("history")).stdout).toMatch(/^ {3}2 {2}.+ 1 item +Lower price\n {3}1 {2}/);
		expect((await command("history", `phone-case/${phoneCase.id}`)).stdout).toMatch(
			/^ {3}2 {2}\S+ \S+ {2}import\n {6}~ phone-case\/\S+ price: .+ → \$13\.13\n {3}1 {2}/,
		);

		expect((await command("undo")).stdout).toBe("Published release 3: 1 item as in release 1.\n");
		await expect.poll(() => shows("/phone-cases", "13.13"), poll).toBe(false);
		expect(await command("undo")).toMatchObject({ code: 1, stderr: "There is no earlier release.\n" });
	});

	test("CAT-2 what must not be published is said in sentences", async () => {
		const broken = await changedFile(place, "deal", seed.deals[0]?.id ?? "", { to: "/nowhere" });
		const { code, stderr } = await command("import", broken);
		expect({ code, stderr }).toEqual({
			code: 1,
			stderr: `Nothing was imported:\nDeal ${seed.deals[0]?.id}: the link /nowhere leads to no page.\n`,
		});
		expect(await command("publish")).toMatchObject({ code: 1, stderr: "There is nothing to publish.\n" });
		expect(await command("history", "deal/none")).toMatchObject({ code: 1 });
	});

	test("CAT-3 an offer appears and ends by itself", async () => {
		const zone = "America/New_York";
		const now = Temporal.Now.plainDateTimeISO(zone);
		const at = (seconds: number) => now.add({ seconds }).toString({ smallestUnit: "second" });
		const timed = [{ from: at(6), until: at(12), set: { price: "$7.77", originalPrice: null } }];
		await command("import", await changedFile(place, "phone-case", phoneCase.id, { timed }));
		expect(await command("publish")).toMatchObject({ code: 0 });
		await expect.poll(() => shows("/phone-cases", "$7.77"), poll).toBe(true);
		await expect.poll(() => shows("/phone-cases", "$7.77"), poll).toBe(false);
		expect(await command("undo")).toMatchObject({ code: 0 });
	});

	test("CAT-4 confirmed prices leave the list, and the page shows the day", async () => {
		const prices = (...words: string[]) => runInProcess(place, "prices", ...words);
		const listed = (await prices()).stdout;
		expect(listed).toContain(`internet-plan/${plan.id}`);
		expect(await prices("confirm", plan.id, "--source", "the carrier's page")).toMatchObject({
			code: 0,
			stdout: `Confirmed internet-plan/${plan.id} at ${plan.price}.\n`,
		});
		expect((await prices()).stdout).not.toContain(`internet-plan/${plan.id} `);
		await expect.poll(() => shows(`/internet-plans?plan=${plan.id}`, "Price checked"), poll).toBe(true);
		expect(await prices("confirm", "nothing", "--source", "x")).toMatchObject({ code: 1 });
	});
});

describe.each(engines)("the catalogue without a site on $name", (engine: Engine) => {
	test("CAT-7 the commands work on the database itself, and the next start shows what they published", async () => {
		const place = await engine.place();
		const file = await changedFile(place, "phone-case", phoneCase.id, { price: "$13.13" });
		expect(await runCommand(place, "catalogue", "import", file)).toMatchObject({ code: 0 });
		expect(await runCommand(place, "catalogue", "publish")).toMatchObject({ code: 0 });
		const site = await engine.start(place);
		expect(await (await fetch(`${site.url}/phone-cases`)).text()).toContain("$13.13");
		expect(await site.stop()).toBe(0);
	});

	test("CAT-6 a database from before the catalogue gets it with the next start", async () => {
		const place = await engine.place();
		const { db, close } = await engine.open(place);
		await db.execute("truncate catalogue_revisions, catalogue_releases, catalogue_release_items, price_checks");
		await close();
		const site = await engine.start(place);
		expect(await (await fetch(`${site.url}/phone-cases`)).text()).toContain(phoneCase.price);
		expect(await site.stop()).toBe(0);
	});
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("two connections to $name", (engine: Engine) => {
	test("CAT-2 many who publish at once get a release each, and of many who save at once nobody is lost", async () => {
		const place = await engine.place();
		const connections = [await engine.open(place), await engine.open(place)] as const;
		const of = (index: number) => (index % 2 === 0 ? connections[0] : connections[1]).db;
		const around = { hasPage, facts: ["stores", "where", "year"], pictures: seed.pictures };
		const data = (each: Revision | undefined) => each?.data as Stored<"phone-case">;
		const cases = async () => (await heads(of(0))).filter(({ kind }) => kind === "phone-case").slice(0, 6);
		const saveAll = (changes: readonly { item: string; base: number; data: Stored<"phone-case"> }[]) =>
			Promise.all(changes.map((change, index) => save(of(index), { kind: "phone-case", ...change })));

		await saveAll(
			(await cases()).map((each) => ({
				item: each.item,
				base: each.number,
				data: { ...data(each), image: "default" },
			})),
		);
		const todo = await pending(of(0));
		const made = await Promise.all(
			todo.map((each, index) => publish(of(index), { around, now: Date.now(), chosen: [each] })),
		);
		expect(made.map(({ release }) => release).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);

		const [head] = await cases();
		const fields = { price: "$1", image: "brand", alt: same("a"), name: same("b") } as const;
		await saveAll(
			Object.entries(fields).map(([field, value]) => ({
				item: head?.item ?? "",
				base: head?.number ?? 0,
				data: { ...data(head), [field]: value },
			})),
		);
		expect((await cases())[0]?.data).toMatchObject(fields);
		for (const { close } of connections) await close();
	});
});
