import { describe, expect, inject, test } from "vitest";
import { contactMessages, users } from "../../db/schema";
import { cutWire } from "../http/cut-wire";
import { type Engine, engines, type Place } from "../http/engines";
import { startMailServer } from "../http/mail-server";
import { startPostgres } from "../http/postgres-cluster";
import { query } from "../http/prepare";
import { startSite, temporaryFolder } from "../http/start-site";
import { rounds } from "./rounds";
import { streamOf } from "./stream";
import { dealerInbox, sendMessage, sendSignUp, signUp, writeMessage } from "./visitors";

const pollOptions = { timeout: 60_000, interval: 100 };

/** Without a database, forms explain the failure and return everything typed except the password. */
async function expectForms(url: string) {
	const [message, account] = await Promise.all([
		sendMessage(url, { name: "Zoe Typed", message: "Typed with care" }),
		sendSignUp(url, "typed@example.com"),
	]);
	const [messagePage, accountPage] = await Promise.all([message.text(), account.text()]);
	expect([message.status, account.status]).toEqual([503, 503]);
	const parts = [
		"We couldn’t save your message just now",
		'value="Zoe Typed"',
		">Typed with care</textarea>",
		'value="typed@example.com"',
		"Accounts aren’t available right now",
	];
	expect(parts.filter((part) => !(messagePage + accountPage).includes(part))).toEqual([]);
	expect(/ECONN|Failed query|terminating|\n\s+at \//.exec(messagePage + accountPage)).toBeNull();
}

const publicPages = ["/", "/blog", "/internet-plans", "/es/about", "/blog/bring-your-own-phone"];

async function expectPublicPages(url: string) {
	for (const path of publicPages) expect((await fetch(url + path)).status).toBe(200);
}

/** Empty if PostgreSQL is not installed. */
const served = engines.filter(({ name }) => name === "PostgreSQL");

/** A site on a new database of the shared PostgreSQL, connected through a proxy that can be cut. */
async function siteOnWire(engine: Engine, environment: Record<string, string>) {
	const place = await engine.place();
	const address = new URL(place.DATABASE_URL ?? "");
	const wire = await cutWire({ host: address.hostname, port: Number(address.port) });
	address.port = String(wire.port);
	const site = await engine.start({ ...place, ...environment, DATABASE_URL: address.href });
	return { place, wire, site };
}

async function rowsIn(engine: Engine, place: Place) {
	const { db, close } = await engine.open(place);
	const messages = await db.select().from(contactMessages);
	const members = await db.select().from(users);
	await close();
	return { messages, members };
}

describe.skipIf(!inject("prepared").postgresUrl)("a stopped PostgreSQL", () => {
	test("affects only forms, and everything recovers without restarting the site", async () => {
		const cluster = await startPostgres();
		if (!cluster) throw new Error("PostgreSQL was available a moment ago");
		const mails = await startMailServer();
		await query(`${cluster.url}/postgres`, "create database site");
		const DATABASE_URL = `${cluster.url}/site`;
		const site = await startSite({
			DATA_DIR: temporaryFolder(),
			DATABASE_URL,
			SMTP_URL: mails.url,
			DEALER_INBOX: dealerInbox,
		});
		await expectPublicPages(site.url);
		const references: string[] = [];
		for (let round = 1; round <= rounds(2); round++) {
			references.push(await writeMessage(site.url, `Just before, ${round}`));
			await cluster.halt();
			await expectPublicPages(site.url);
			await expectForms(site.url);
			expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
			expect((await fetch(`${site.url}/readyz`)).status).toBe(503);

			await cluster.resume();
			await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, pollOptions).toBe(200);
			references.push(await writeMessage(site.url, `Typed with care, ${round}`));
			await signUp(site.url, `typed-${round}@example.com`);
			// Notifications work again.
			await query(DATABASE_URL, `update blog_posts set title = 'Renamed ${round}' where slug = 'bring-your-own-phone'`);
			await expect
				.poll(
					async () =>
						(await (await fetch(`${site.url}/blog/bring-your-own-phone`)).text()).includes(`Renamed ${round}`),
					pollOptions,
				)
				.toBe(true);
		}
		const wanted = references.map((reference) => `<${reference}-message@example.com>`);
		await expect
			.poll(() => mails.received.map(({ messageId }) => messageId), pollOptions)
			.toEqual(expect.arrayContaining(wanted));
		expect(await site.stop()).toBe(0);
		await mails.stop();
		await cluster.stop();
	});
});

describe.each(served)("$name", (engine) => {
	test.concurrent("repeated cuts in the middle of requests lose nothing and duplicate nothing", async ({ expect }) => {
		const mails = await startMailServer();
		const { place, wire, site } = await siteOnWire(engine, { SMTP_URL: mails.url, DEALER_INBOX: dealerInbox });
		const messages = streamOf((number) => writeMessage(site.url, `Message ${number}`));
		const signUps = streamOf((number) => signUp(site.url, `cut-${number}@example.com`));
		for (let round = 1; round <= rounds(6); round++) {
			const enough = { messages: messages.acknowledged.size + 4, signUps: signUps.acknowledged.size + 1 };
			await expect.poll(() => messages.acknowledged.size, pollOptions).toBeGreaterThanOrEqual(enough.messages);
			await expect.poll(() => signUps.acknowledged.size, pollOptions).toBeGreaterThanOrEqual(enough.signUps);
			const failed = messages.failures();
			wire.cut();
			await expect.poll(messages.failures, pollOptions).toBeGreaterThan(failed);
			wire.mend();
		}
		await Promise.all([messages.end(), signUps.end()]);
		const wanted = [...messages.acknowledged.values()].map((reference) => `<${reference}-message@example.com>`);
		await expect
			.poll(
				() =>
					new Set(mails.received.flatMap((mail) => (mail.recipients.includes(dealerInbox) ? [mail.messageId] : []))),
				pollOptions,
			)
			.toEqual(new Set(wanted));
		expect(await site.stop()).toBe(0);
		const stored = await rowsIn(engine, place);
		expect(stored.messages.map(({ reference, message }) => `${reference} ${message}`).toSorted()).toEqual(
			[...messages.acknowledged].map(([number, reference]) => `${reference} Message ${number}`).toSorted(),
		);
		expect(stored.members.map(({ email }) => email).toSorted()).toEqual([...signUps.acknowledged.values()].toSorted());
		await wire.stop();
		await mails.stop();
	});

	test.concurrent("a stalled connection is detected and dropped", async ({ expect }) => {
		const { place, wire, site } = await siteOnWire(engine, {});
		await expectPublicPages(site.url);
		await writeMessage(site.url, "Before");
		wire.stall();
		await Promise.all([expectForms(site.url), expectPublicPages(site.url)]);
		wire.mend();
		await expect.poll(() => writeMessage(site.url, "After").catch(() => ""), pollOptions).toMatch(/^BP-/);
		expect(await site.stop()).toBe(0);
		await wire.stop();
		const { messages } = await rowsIn(engine, place);
		expect(messages.map(({ message }) => message)).toEqual(expect.arrayContaining(["Before", "After"]));
		expect(new Set(messages.map(({ message }) => message)).size).toBe(messages.length);
	});
});
