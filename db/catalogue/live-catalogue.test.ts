import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seedItems } from "../../app/catalogue/seed-items";
import { seed } from "../../app/content/catalogue";
import { type LiveCatalogue, openCatalogue } from "./live-catalogue";
import type { Snapshot } from "./snapshot";

let file: string;
let log: string;
let live: LiveCatalogue | undefined;
beforeEach(() => {
	file = join(mkdtempSync(join(tmpdir(), "live-")), "catalogue.json");
	log = "";
});
afterEach(async () => {
	await live?.stop();
	rmSync(join(file, ".."), { recursive: true, force: true });
});
const logger = pino(
	{},
	new Writable({
		write(chunk, _, done) {
			log += chunk;
			done();
		},
	}),
);

const [firstPlan] = seed.internetCarriers.flatMap(({ plans }) => plans);
const planId = firstPlan?.id ?? "";

/** The catalogue of the files with one plan changed. */
const snapshot = (release: number, change: object = {}): Snapshot => ({
	release,
	revisions: seedItems().map(({ kind, item, data }) => ({
		kind,
		item,
		number: 1,
		shape: 1,
		data: item === planId ? { ...data, ...change } : data,
	})),
	checks: new Map(),
});

const away = async (): Promise<Snapshot> => {
	throw new Error("the database is away");
};

/** A catalogue whose database can be changed. */
async function open(read: () => Promise<Snapshot>, now?: () => number) {
	const database = { read };
	const readNow = () => database.read();
	live = await openCatalogue({
		read: readNow,
		newest: async () => String((await readNow()).release),
		file,
		logger,
		...(now && { now }),
	});
	return { live, database };
}
const planOf = (catalogue: LiveCatalogue) =>
	catalogue
		.current()
		.internetCarriers.flatMap(({ plans }) => plans)
		.find(({ id }) => id === planId);

test("CAT-5 the catalogue is frozen, all the way down", async () => {
	const { live: opened } = await open(async () => snapshot(1));
	const plan = planOf(opened) as { priceNote: { en: string } };
	expect(() => {
		plan.priceNote.en = "free";
	}).toThrow(TypeError);
	expect(opened.current()).toEqual(seed);
});

test("CAT-5 a new release replaces the catalogue as a whole, and listeners hear of it", async () => {
	const { live: opened, database } = await open(async () => snapshot(1));
	const before = opened.current();
	const heard: unknown[] = [];
	opened.onChange((was, is) => heard.push([was, is]));
	database.read = async () => snapshot(2, { price: "$1/month" });
	await opened.refresh();
	expect(opened.release()).toBe(2);
	expect(planOf(opened)?.price).toBe("$1/month");
	expect(heard).toEqual([[before, opened.current()]]);
	expect(before).toEqual(seed);
});

test("CAT-5 a release that comes while another one is loaded is loaded, too", async () => {
	const { live: opened, database } = await open(async () => snapshot(1));
	const { promise, resolve } = Promise.withResolvers<Snapshot>();
	database.read = () => promise;
	const refreshes = [opened.refresh()];
	database.read = async () => snapshot(3);
	refreshes.push(opened.refresh());
	resolve(snapshot(2));
	await Promise.all(refreshes);
	expect(opened.release()).toBe(3);
});

test.each([
	["breaks its shape", { price: 3 }],
	["breaks an invariant", { price: "free" }],
	["has lost its language", { priceNote: { en: "Only English" } }],
])("CAT-5 CAT-9 a row that %s is refused and logged, and the last good catalogue stays", async (_, change) => {
	const { live: opened, database } = await open(async () => snapshot(1));
	database.read = async () => snapshot(2, change);
	await opened.refresh();
	expect(opened.current()).toEqual(seed);
	expect(log).toContain("a broken catalogue was refused");
	expect(log).toContain(planId);
});

test("CAT-5 without the database the last good catalogue is served from the disk, and loaded again when it is back", async () => {
	await (await open(async () => snapshot(4, { price: "$4/month" }))).live.stop();
	const { live: opened, database } = await open(away);
	expect(opened.release()).toBe(4);
	expect(planOf(opened)?.price).toBe("$4/month");
	database.read = async () => snapshot(5);
	await expect.poll(() => opened.release(), { timeout: 20_000 }).toBe(5);
});

test("CAT-5 CAT-9 a start with a broken row serves the last good catalogue, or all the others", async () => {
	const broken = async () => snapshot(2, { price: 3 });
	const { live: bare } = await open(broken);
	expect(planOf(bare)).toBeUndefined();
	expect(bare.current().phoneCases).toEqual(seed.phoneCases);
	await bare.stop();
	await (await open(async () => snapshot(1))).live.stop();
	const { live: opened } = await open(broken);
	expect(opened.current()).toEqual(seed);
});

test("CAT-5 CAT-9 what no notification told of is found within two seconds", async () => {
	const { live: opened, database } = await open(async () => snapshot(1));
	database.read = async () => snapshot(2);
	await expect.poll(() => opened.release(), { timeout: 2_000 }).toBe(2);
});

test("CAT-5 a catalogue is read again only when there is something new", async () => {
	let reads = 0;
	let mark = "1";
	live = await openCatalogue({
		read: async () => {
			reads++;
			return snapshot(reads);
		},
		newest: async () => mark,
		file,
		logger,
	});
	await live.refresh();
	expect(reads).toBe(1);
	mark = "2";
	await live.refresh();
	expect(reads).toBe(2);
});

test("CAT-5 CAT-9 the last good catalogue is served even if this version of the program finds fault with it", async () => {
	await (await open(async () => snapshot(1))).live.stop();
	// As if a shape or a rule had changed since.
	writeFileSync(file, readFileSync(file, "utf8").replace(`"carrier":"`, `"career":"`));
	const { live: opened } = await open(away);
	expect(opened.current().phoneCases).toEqual(seed.phoneCases);
	expect(log).toContain("serving the catalogue without its broken items");
});

test("CAT-5 a start without database and disk fails", async () => {
	await expect(open(away)).rejects.toThrow("the database is away");
});

test("CAT-5 a damaged file on the disk is no reason not to start", async () => {
	await (await open(async () => snapshot(1))).live.stop();
	writeFileSync(file, readFileSync(file, "utf8").slice(0, 1000));
	await expect(open(away)).rejects.toThrow("the database is away");
	expect((await open(async () => snapshot(1))).live.current()).toEqual(seed);
});

test("CAT-3 a promotion begins and ends by itself, also in a process that slept through it", async () => {
	let now = Date.parse("2026-11-26T12:00:00Z");
	const timed = [{ from: "2026-11-27T00:00", until: "2026-12-01T00:00", set: { price: "$9/month" } }];
	const { live: opened } = await open(
		async () => snapshot(1, { timed }),
		() => now,
	);
	const prices: unknown[] = [];
	opened.onChange(() => prices.push(planOf(opened)?.price));
	expect(planOf(opened)?.price).toBe(firstPlan?.price);
	now = Date.parse("2026-11-27T05:00:00Z");
	// Nobody asks: the timer finds out.
	await expect.poll(() => prices, { timeout: 20_000 }).toEqual(["$9/month"]);
	// Whoever asks right after the process wakes up gets the right price.
	now = Date.parse("2026-12-05T00:00:00Z");
	expect(planOf(opened)?.price).toBe(firstPlan?.price);
	expect(prices).toEqual(["$9/month", firstPlan?.price]);
});
