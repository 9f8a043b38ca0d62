import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogueAt } from "../../app/catalogue/catalogue-at";
import { seedItems } from "../../app/catalogue/seed-items";
import type { Stored } from "../../app/catalogue/shapes";
import { hasPage } from "../../app/catalogue/site-pages";
import { seed } from "../../app/content/catalogue";
import type { InternetPlan } from "../../app/content/plans/plan";
import { type Connection, connect } from "../connect";
import { migrate } from "../migrate";
import { Refusal } from "../refusal";
import { catalogueReleases, catalogueRevisions, users } from "../schema";
import { authorOf } from "./author";
import { confirmPrices, duePrices, latestChecks } from "./price-checks";
import { newestRelease, pending, publish, publishDirectly, published, releases, undo } from "./releases";
import { heads, historyOf, parse, save } from "./revisions";
import { clearCatalogue, seedCatalogue } from "./seed-catalogue";
import { publishedIn } from "./snapshot";
import { exportItems, importItems } from "./transfer";

const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
let connection: Connection;
beforeAll(async () => {
	connection = await connect({ dataFolder: folder });
	await migrate(connection.db);
}, 60_000);
afterAll(async () => {
	await connection.close();
	rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
	const { db } = connection;
	await clearCatalogue(db);
	await seedCatalogue(db);
});

const now = Date.parse("2026-11-18T12:00:00Z");
const DAY = 24 * 60 * 60_000;
const around = { hasPage, facts: ["stores", "where", "year"], pictures: seed.pictures };
const first = <T>(list: readonly T[]): T => list[0] as T;
const plan = seed.internetCarriers.flatMap(({ plans }) => plans).find(({ priceCheck }) => !priceCheck) as InternetPlan;
const other = first(first(seed.prepaidCarriers).plans);
const dataOf = (kind: string, item: string) =>
	structuredClone(seedItems().find((each) => each.kind === kind && each.item === item)?.data) as never;
const planData = (): Stored<"internet-plan"> => dataOf("internet-plan", plan.id);

const edit = (change: Partial<Stored<"internet-plan">>, base = 1) =>
	save(connection.db, { kind: "internet-plan", item: plan.id, base, data: { ...planData(), ...change } });

/** What visitors see after the newest release. */
async function live(at = now, checks: Awaited<ReturnType<typeof latestChecks>> = new Map()) {
	const { db } = connection;
	const revisions = await published(db, await newestRelease(db));
	return catalogueAt(revisions.filter(({ data }) => data !== null).map(parse), at, { ...around, checks });
}
const livePlan = async () =>
	(await live()).internetCarriers.flatMap(({ plans }) => plans).find(({ id }) => id === plan.id);
const publishAll = (more: object = {}) => publish(connection.db, { around, now, ...more });

describe("seed", () => {
	test("CAT-6 a new database has the catalogue of the files as release 1", async () => {
		expect(await releases(connection.db)).toMatchObject([{ number: 1, items: seedItems().length }]);
		expect(await live()).toEqual(seed);
		expect(await pending(connection.db)).toEqual([]);
	});

	test("CAT-6 a database that has a catalogue keeps it", async () => {
		await edit({ price: "$1/month" });
		await publishAll();
		await migrate(connection.db);
		expect(await newestRelease(connection.db)).toBe(2);
	});

	test("CAT-2 history cannot be changed, not even by hand", async () => {
		const { db } = connection;
		const refused = { cause: { message: expect.stringContaining("append-only") } };
		await expect(db.update(catalogueRevisions).set({ data: {} })).rejects.toMatchObject(refused);
		await expect(db.delete(catalogueRevisions)).rejects.toMatchObject(refused);
		await expect(db.update(catalogueReleases).set({ note: "x" })).rejects.toMatchObject(refused);
		// Erasing an account leaves what it did, without its name.
		await db.insert(users).values({ id: "u1", name: "Ana", email: "ana@example.com" });
		await edit({ price: "$1/month" });
		await publishAll({ author: "u1" });
		expect(await releases(db)).toMatchObject([{ author: "Ana" }, {}]);
		await db.delete(users).where(eq(users.id, "u1"));
		expect(await releases(db)).toMatchObject([{ number: 2, author: null }, {}]);
	});
});

describe("save", () => {
	test("CAT-2 a save is a new revision that names its base, and is not published", async () => {
		expect(await edit({ price: "$60/month" })).toEqual({ outcome: "saved", number: 2 });
		expect(await historyOf(connection.db, "internet-plan", plan.id)).toMatchObject([
			{ number: 2, base: 1, cause: "edit" },
			{ number: 1, base: 0, cause: "import" },
		]);
		expect(await livePlan()).toMatchObject({ price: plan.price });
	});

	test("CAT-2 saving what is there already adds nothing", async () => {
		expect(await edit({})).toEqual({ outcome: "unchanged", number: 1 });
	});

	test("CAT-2 a second save on the same base is merged by field", async () => {
		await edit({ price: "$60/month" });
		expect(await edit({ name: "Renamed" })).toEqual({ outcome: "merged", number: 3 });
		const head = (await heads(connection.db)).find(({ item }) => item === plan.id);
		expect(head?.data).toMatchObject({ price: "$60/month", name: "Renamed" });
	});

	test("CAT-2 two values for one field: nothing is stored, and the second sees both", async () => {
		await edit({ price: "$60/month" });
		expect(await edit({ price: "$50/month", name: "Renamed" })).toMatchObject({
			outcome: "conflict",
			number: 2,
			conflicts: [{ field: "price", base: plan.price, mine: "$50/month", theirs: "$60/month" }],
			merged: { price: "$50/month", name: "Renamed" },
		});
		expect(await historyOf(connection.db, "internet-plan", plan.id)).toHaveLength(2);
	});

	test("CAT-2 of many who save at once nobody is lost", async () => {
		const fields = ["name", "price", "originalPrice", "popular", "contract", "icon"] as const;
		const values = {
			name: "N",
			price: "$1/month",
			originalPrice: "$2/month",
			popular: true,
			contract: true,
			icon: "zap",
		};
		await Promise.all(fields.map((field) => edit({ [field]: values[field] })));
		const head = (await heads(connection.db)).find(({ item }) => item === plan.id);
		expect(head?.data).toMatchObject(values);
	});

	test.each([
		["a shape that does not fit", { item: plan.id, data: { price: 3 } }],
		["a name with a slash", { item: "a/b", data: planData() }],
		["a base that does not exist", { item: plan.id, base: 7, data: planData() }],
		["an enormous text", { item: plan.id, data: { ...planData(), name: "x".repeat(200_000) } }],
	])("CAT-2 %s is refused", async (_, change) => {
		await expect(save(connection.db, { kind: "internet-plan", base: 1, ...change } as never)).rejects.toBeInstanceOf(
			Refusal,
		);
	});
});

describe("publish", () => {
	test("CAT-2 a release has what changed, and visitors see it", async () => {
		await edit({ price: "$60/month" });
		const { release, changed } = await publishAll({ note: "Price rise" });
		expect(release).toBe(2);
		expect(changed).toMatchObject([
			{ item: plan.id, differences: [{ field: "price", before: plan.price, after: "$60/month" }] },
		]);
		expect(await releases(connection.db)).toMatchObject([{ number: 2, items: 1, note: "Price rise" }, { number: 1 }]);
		expect(await livePlan()).toMatchObject({ price: "$60/month" });
		await expect(publishAll()).rejects.toThrow("There is nothing to publish.");
	});

	test("CAT-2 what is wrong is said in sentences, and nothing is published", async () => {
		await edit({ price: "$6O/month" as never, carrier: "nobody", badge: { ref: "badge/none" } });
		await expect(publishAll()).rejects.toThrow(
			`Nothing was published:\ninternet-plan/${plan.id}: there is no badge/none.\ninternet-plan/${plan.id}: there is no internet-carrier/nobody.`,
		);
		await edit({ price: "$6O/month" as never }, 2);
		await expect(publishAll()).rejects.toThrow(
			/^Nothing was published:\nPlan [\w-]+: the price "\$6O\/month" is not a price\.$/,
		);
		expect(await newestRelease(connection.db)).toBe(1);
	});

	test("CAT-3 a timed value that would be wrong later is found now", async () => {
		await edit({ timed: [{ from: "2026-11-27T00:00", set: { price: "cheap" } }] });
		await expect(publishAll()).rejects.toThrow(
			/From 2026-11-27 00:00 on: Plan [\w-]+: the price "cheap" is not a price\./,
		);
		await edit({ timed: [{ from: "2026-11-27T00:00", set: { features: "none" } }] }, 2);
		await expect(publishAll()).rejects.toThrow(/From 2026-11-27 00:00 on: internet-plan\/[\w-]+: "features": /);
	});

	test("CAT-2 two publishers cannot cross: both changes are out, in two releases", async () => {
		await edit({ price: "$60/month" });
		const another = dataOf("prepaid-plan", other.id) as Stored<"prepaid-plan">;
		await save(connection.db, {
			kind: "prepaid-plan",
			item: other.id,
			base: 1,
			data: { ...another, name: "Renamed" },
		});
		const [one, two] = await pending(connection.db);
		const results = await Promise.all([publishAll({ chosen: [one] }), publishAll({ chosen: [two] })]);
		expect(results.map(({ release }) => release).toSorted()).toEqual([2, 3]);
		expect(await pending(connection.db)).toEqual([]);
	});

	test("CAT-2 what changed after it was looked at is not published", async () => {
		await edit({ price: "$60/month" });
		const chosen = await pending(connection.db);
		await edit({ price: "$70/month" }, 2);
		await expect(publishAll({ chosen })).rejects.toThrow(/has changed since you looked at it/);
		expect(await livePlan()).toMatchObject({ price: plan.price });
	});

	test("CAT-2 an item is added, moved and removed by one revision each", async () => {
		const { db } = connection;
		await save(db, { kind: "internet-plan", item: "brand-new", base: 0, data: planData() });
		await publishAll();
		const plans = async () => first((await live()).internetCarriers).plans.map(({ id }) => id);
		expect((await plans()).at(-1)).toBe("brand-new");
		const { carrier } = planData();
		const data = dataOf("internet-carrier", carrier) as Stored<"internet-carrier">;
		await save(db, {
			kind: "internet-carrier",
			item: carrier,
			base: 1,
			data: { ...data, plans: ["brand-new", ...data.plans] },
		});
		await publishAll();
		expect(first(await plans())).toBe("brand-new");
		await save(db, { kind: "internet-plan", item: "brand-new", base: 1, data: null });
		const { changed } = await publishAll();
		expect(changed).toMatchObject([{ item: "brand-new", isRemoved: true }]);
		expect(await plans()).not.toContain("brand-new");
	});
});

describe("publishing some fields at once", () => {
	const store = first(seed.stores);
	const closed = (data: Stored): Stored =>
		({ ...data, holidayHours: [{ on: "2026-11-18", hours: [] }] }) as Stored<"store">;
	const publishClosed = () =>
		publishDirectly(connection.db, { around, now, changes: [{ kind: "store", item: store.id, change: closed }] });
	const storeData = (): Stored<"store"> => dataOf("store", store.id);
	const liveStore = async () => (await live()).stores.find(({ id }) => id === store.id);

	test("STORE-3 only they are published; what else is drafted for the item stays a draft that has them, too", async () => {
		const { db } = connection;
		await save(db, { kind: "store", item: store.id, base: 1, data: { ...storeData(), street: "1 Draft Street" } });
		await edit({ price: "$1/month" });
		expect(await publishClosed()).toEqual({ release: 2, items: 1 });
		expect(await liveStore()).toMatchObject({ street: store.street, holidayHours: [{ on: "2026-11-18", hours: [] }] });
		expect(await pending(db)).toMatchObject([
			{ item: plan.id },
			{ item: store.id, number: 4, differences: [{ field: "street", after: "1 Draft Street" }] },
		]);
		await publishAll();
		expect(await liveStore()).toMatchObject({
			street: "1 Draft Street",
			holidayHours: [{ on: "2026-11-18", hours: [] }],
		});
	});

	test("STORE-3 without drafts there is none afterwards, and undo takes it back", async () => {
		await publishClosed();
		expect(await pending(connection.db)).toEqual([]);
		await undo(connection.db, { around, now });
		expect(await liveStore()).toEqual(store);
		expect(await pending(connection.db)).toEqual([]);
	});

	test("STORE-3 a form that was open before is merged with them", async () => {
		const { db } = connection;
		await publishClosed();
		const data = { ...storeData(), street: "2 Draft Street" };
		expect(await save(db, { kind: "store", item: store.id, base: 1, data })).toMatchObject({ outcome: "merged" });
		expect(await pending(db)).toMatchObject([{ differences: [{ field: "street" }] }]);
	});

	test("STORE-3 a change that breaks the catalogue is refused, and one that changes nothing makes no release", async () => {
		const change = (data: Stored) => ({ ...data, street: "" }) as Stored;
		const broken = publishDirectly(connection.db, {
			around,
			now,
			changes: [{ kind: "store", item: store.id, change }],
		});
		await expect(broken).rejects.toThrow("the street is missing");
		await publishClosed();
		expect(await publishClosed()).toEqual({ release: 2, items: 0 });
		expect(await newestRelease(connection.db)).toBe(2);
	});
});

describe("undo", () => {
	const back = () => undo(connection.db, { around, now });

	test("CAT-2 undo is one more release with the content of the one before", async () => {
		await edit({ price: "$60/month" });
		await publishAll();
		expect(await back()).toEqual({ release: 3, restores: 1, items: 1 });
		expect(await live()).toEqual(seed);
		expect(await pending(connection.db)).toEqual([]);
		await expect(back()).rejects.toThrow("There is no earlier release.");
	});

	test("CAT-2 undoing twice goes back twice", async () => {
		await edit({ price: "$60/month" });
		await publishAll();
		await edit({ price: "$70/month" }, 2);
		await publishAll();
		await back();
		expect(await livePlan()).toMatchObject({ price: "$60/month" });
		await back();
		expect(await livePlan()).toMatchObject({ price: plan.price });
	});

	test("CAT-2 a draft that was begun in the meantime stays, without the change that was undone", async () => {
		await edit({ price: "$60/month" });
		await publishAll();
		await edit({ price: "$60/month", name: "Renamed" }, 2);
		await back();
		expect(await livePlan()).toMatchObject({ price: plan.price, name: plan.name });
		expect(await pending(connection.db)).toMatchObject([
			{ item: plan.id, differences: [{ field: "name", before: plan.name, after: "Renamed" }] },
		]);
	});

	test("CAT-2 an item that the release added is gone again", async () => {
		await save(connection.db, { kind: "internet-plan", item: "brand-new", base: 0, data: planData() });
		await publishAll();
		await back();
		expect(await live()).toEqual(seed);
	});
});

describe("export and import", () => {
	const importing = (text: string, dryRun = false) => importItems(connection.db, text, { around, now, dryRun });
	const changed = (text: string, change: (items: Record<string, Record<string, Record<string, unknown>>>) => void) => {
		const content = JSON.parse(text);
		change(content.items);
		return JSON.stringify(content);
	};

	test("CAT-7 an export is imported without a change, drafts included", async () => {
		await edit({ price: "$60/month", timed: [{ from: "2026-12-24T00:00", set: { originalPrice: null } }] });
		const text = await exportItems(connection.db);
		expect(await importing(text)).toEqual([]);
		expect(await exportItems(connection.db)).toBe(text);
		await clearCatalogue(connection.db);
		await importing(text);
		expect(await exportItems(connection.db)).toBe(text);
	});

	test("CAT-7 an import becomes a draft; a dry run changes nothing", async () => {
		const text = changed(await exportItems(connection.db), (items) => {
			Object.assign(items["internet-plan"]?.[plan.id] ?? {}, { price: "$60/month" });
			delete items.deal?.[first(seed.deals).id];
		});
		const expected = [
			{ kind: "internet-plan", item: plan.id, after: { price: "$60/month" } },
			{ kind: "deal", item: first(seed.deals).id, after: null },
		];
		expect(await importing(text, true)).toMatchObject(expected);
		expect(await pending(connection.db)).toEqual([]);
		expect(await importing(text)).toMatchObject(expected);
		expect(await pending(connection.db)).toHaveLength(2);
		expect(await live()).toEqual(seed);
	});

	test.each([
		["no JSON", () => "{", /^The file is not JSON/],
		["something else", () => "[]", /^The file is not a catalogue/],
		[
			"a price that is no price, and a shape that does not fit",
			(text: string) =>
				changed(text, (items) => {
					Object.assign(items["internet-plan"]?.[plan.id] ?? {}, { price: 60 });
					Object.assign(items.deal?.[first(seed.deals).id] ?? {}, { icon: "none" });
				}),
			/^Nothing was imported:\n(internet-plan|deal)\/.*\n(internet-plan|deal)\/.*$/,
		],
		[
			"a link that leads nowhere",
			(text: string) =>
				changed(text, (items) => {
					Object.assign(items.deal?.[first(seed.deals).id] ?? {}, { to: "/nowhere" });
				}),
			/^Nothing was imported:\nDeal [\w-]+: the link \/nowhere leads to no page\.$/,
		],
	])("CAT-7 %s is refused, and nothing is imported", async (_, make, sentence) => {
		await expect(importing(make(await exportItems(connection.db)))).rejects.toThrow(sentence);
		expect(await pending(connection.db)).toEqual([]);
	});
});

describe("price checks", () => {
	const key = `internet-plan/${plan.id}`;
	const ofPlan = { price: plan.price, on: "2026-11-01", by: "Ana", source: "The price list" } as const;
	const due = async (days = 30, at = now) => (await duePrices(connection.db, days, at)).map((each) => each.key);
	const confirm = (at = now) => confirmPrices(connection.db, [plan.id], { source: "att.com", now: at });
	/** How visitors are told that the price is known. */
	const shownCheck = async (at = now) => {
		const checks = await latestChecks(connection.db);
		return (await live(at, checks)).internetCarriers.flatMap(({ plans }) => plans).find(({ id }) => id === plan.id)
			?.priceCheck;
	};

	test("CAT-4 due prices: never confirmed, changed since, or confirmed long ago", async () => {
		const unconfirmed = seedItems().filter(
			({ kind, data }) => "price" in data && kind !== "phone-case" && !("priceCheck" in data),
		);
		expect(await due()).toHaveLength(unconfirmed.length);
		expect(await confirm()).toMatchObject([{ key, price: plan.price }]);
		expect(await due()).not.toContain(key);
		expect(await shownCheck()).toEqual({ on: "2026-11-18", by: "the dealer", source: "att.com" });
		expect(await due(30, now + 30 * DAY)).not.toContain(key);
		expect(await due(30, now + 31 * DAY)).toContain(key);
		await edit({ price: "$60/month" });
		await publishAll();
		expect(await due()).toContain(key);
		expect(await shownCheck()).toBeUndefined();
		await expect(confirmPrices(connection.db, ["nothing"], { source: "x", now })).rejects.toThrow(
			/Nothing was confirmed/,
		);
	});

	test("CAT-4 who confirmed a price is known, until the account is erased", async () => {
		const { db } = connection;
		await db.insert(users).values({ id: "u2", name: "Ana", email: "ana@example.com" });
		await expect(authorOf(db, "nobody@example.com")).rejects.toThrow("There is no account with the address");
		const { newest } = publishedIn(db);
		const marks = [await newest()];
		await confirmPrices(db, [plan.id], { source: "att.com", now, ...(await authorOf(db, "Ana@example.com")) });
		expect(await shownCheck()).toMatchObject({ by: "Ana" });
		marks.push(await newest());
		await db.delete(users).where(eq(users.id, "u2"));
		expect(await shownCheck()).toMatchObject({ by: "the dealer" });
		marks.push(await newest());
		// Servers notice each of it.
		expect(new Set(marks).size).toBe(3);
	});

	test("CAT-4 a check that comes with an item counts as long, and the newest one is shown", async () => {
		await edit({ priceCheck: ofPlan });
		await publishAll();
		expect(await shownCheck()).toEqual({ on: "2026-11-01", by: "Ana", source: "The price list" });
		expect(await due()).not.toContain(key);
		expect(await due(30, now + 14 * DAY)).toContain(key);
		await confirm();
		expect(await shownCheck()).toMatchObject({ on: "2026-11-18" });
		expect(await due(30, now + 14 * DAY)).not.toContain(key);
	});

	test("CAT-4 a changed price is unconfirmed, unless the same edit brings a check", async () => {
		await edit({ priceCheck: ofPlan });
		expect(await edit({ priceCheck: ofPlan, price: "$60/month" }, 2)).toMatchObject({ outcome: "saved" });
		await publishAll();
		expect(await shownCheck()).toBeUndefined();
		// Nor does the old check come back with the old price.
		await edit({}, 3);
		await publishAll();
		expect(await shownCheck()).toBeUndefined();
		await edit({ price: "$70/month", priceCheck: { ...ofPlan, price: "$70/month" } }, 4);
		await publishAll();
		expect(await shownCheck()).toMatchObject({ by: "Ana" });
	});

	test("CAT-4 a price that one changes while another confirms the old one is unconfirmed", async () => {
		await edit({ priceCheck: ofPlan });
		expect(await edit({ price: "$60/month" })).toMatchObject({ outcome: "merged" });
		await publishAll();
		expect(await livePlan()).toMatchObject({ price: "$60/month" });
		expect(await shownCheck()).toBeUndefined();
	});

	test("CAT-4 a changed price in a file is unconfirmed, also when the file is imported again", async () => {
		await edit({ priceCheck: ofPlan });
		await publishAll();
		const content = JSON.parse(await exportItems(connection.db));
		content.items["internet-plan"][plan.id].price = "$60/month";
		const importing = () => importItems(connection.db, JSON.stringify(content), { around, now, dryRun: false });
		expect(await importing()).toHaveLength(1);
		expect(await importing()).toEqual([]);
		await publishAll();
		expect(await shownCheck()).toBeUndefined();
	});

	test("CAT-3 CAT-4 a price for some time needs a check of its own, and the usual one is still confirmed after it", async () => {
		await edit({
			priceCheck: ofPlan,
			timed: [{ from: "2026-11-27T00:00", until: "2026-12-01T00:00", set: { price: "$30/month" } }],
		});
		await publishAll();
		const during = Date.parse("2026-11-28T12:00:00Z");
		const after = Date.parse("2026-12-02T12:00:00Z");
		expect(await shownCheck(during)).toBeUndefined();
		expect(await due(30, during)).toContain(key);
		await confirm(during);
		expect(await shownCheck(during)).toMatchObject({ on: "2026-11-28" });
		expect(await shownCheck(after)).toMatchObject({ on: "2026-11-01" });
	});
});
