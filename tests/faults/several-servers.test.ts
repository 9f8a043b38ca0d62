import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../bench/programs";
import { contactMessages } from "../../db/schema";
import { accountVisitor, mailedLink } from "../http/account-visitor";
import { type Engine, engines, type Place } from "../http/engines";
import { type MailServer, startMailServer } from "../http/mail-server";
import { query } from "../http/prepare";
import { newClientAddress, type Site } from "../http/start-site";
import { hasNginx, startNginx } from "./nginx";
import { rounds } from "./rounds";
import { type Stream, streamOf } from "./stream";
import { dealerInbox, password, sendMessage, writeMessage } from "./visitors";

const patience = { timeout: 60_000, interval: 50 };
const served = engines.filter(({ name }) => name === "PostgreSQL");

describe.skipIf(!hasNginx()).each(served)("two servers on one $name behind nginx", (engine: Engine) => {
	let place: Place;
	let mails: MailServer;
	let nginx: Awaited<ReturnType<typeof startNginx>>;
	const ports: string[] = [];
	const sites: Site[] = [];
	/** A server comes back where it was. */
	const start = async (which: number) => {
		sites[which] = await engine.start({
			...place,
			PORT: ports[which] ?? "",
			SMTP_URL: mails.url,
			DEALER_INBOX: dealerInbox,
			AUTH_SECRET: "the same on every server of this site",
			SITE_URL: "http://site.test",
		});
	};
	const site = (which: number) => sites[which] as Site;

	beforeAll(async () => {
		[mails, place] = await Promise.all([startMailServer(), engine.place()]);
		ports.push(String(await freePort()), String(await freePort()));
		await Promise.all([start(0), start(1)]);
		nginx = await startNginx([site(0).url, site(1).url]);
	});
	afterAll(async () => {
		await nginx.stop();
		await Promise.all(sites.map((each) => each.stop()));
		await mails.stop();
	});

	test("who signs in on one is signed in on the other, and signed out of both", async () => {
		const email = "both@example.com";
		const visitor = accountVisitor(site(0).url);
		await visitor.call("sign-up", { name: "Ana Example", email, password });
		const link = await mailedLink(mails, email, /Confirm/);
		// The link was made by one server and is followed on the other.
		const arrival = accountVisitor(site(1).url);
		for (const [name, value] of visitor.cookies) arrival.cookies.set(name, value);
		await arrival.ask(`${link.pathname}${link.search}`);
		const Cookie = [...arrival.cookies].map((pair) => pair.join("=")).join("; ");
		const who = async (url: string) => (await fetch(`${url}/session`, { headers: { Cookie } })).json();
		for (const url of [site(0).url, site(1).url, nginx.url]) expect(await who(url)).toMatchObject({ user: { email } });
		await arrival.call("sign-out");
		for (const url of [site(0).url, site(1).url, nginx.url]) expect(await who(url)).toBeNull();
	});

	test("they count together how often somebody writes", async () => {
		const flooder = newClientAddress();
		const send = (number: number) =>
			fetch(`${site(number % 2).url}/contact`, {
				method: "POST",
				redirect: "manual",
				headers: { "X-Forwarded-For": flooder },
				body: new URLSearchParams({
					name: "Visitor One",
					phone: "(508) 555-0141",
					topic: "tv",
					language: "en",
					message: `Counted ${number}`,
				}),
			});
		// One after the other: a crowd of one client's forms may be told to come back later.
		for (let number = 0; number < 30; number++) expect((await send(number)).status).toBe(303);
		for (const number of [30, 31]) expect((await send(number)).status).toBe(429);
	});

	test("every mail is sent by one of them, once", async () => {
		const before = mails.received.length;
		const references = await Promise.all(
			Array.from({ length: 20 }, (_, number) => writeMessage(nginx.url, `Shared work ${number}`)),
		);
		const ids = () =>
			mails.received
				.slice(before)
				.flatMap(({ messageId = "" }) =>
					references.some((reference) => messageId.includes(reference)) ? [messageId] : [],
				);
		const wanted = references.map((reference) => `<${reference}-message@example.com>`).toSorted();
		await expect.poll(() => ids().length, patience).toBeGreaterThanOrEqual(wanted.length);
		expect(ids().toSorted()).toEqual(wanted);
	});

	test("a story that is published through one shows on the other within two seconds", async () => {
		const list = async (which: number) =>
			(await (await fetch(`${site(which).url}/blog`)).text()).includes("On both at once");
		expect([await list(0), await list(1)]).toEqual([false, false]);
		await query(
			place.DATABASE_URL ?? "",
			`insert into blog_posts (slug, title, content, category, author_name, read_time, published)
			values ('on-both', 'On both at once', '<p>words</p>', 'Guides', 'The team', 1, true)`,
		);
		const published = performance.now();
		await Promise.all([0, 1].map((which) => expect.poll(() => list(which), { ...patience, interval: 10 }).toBe(true)));
		console.log(`A published story was on both servers after ${Math.round(performance.now() - published)} ms`);
	});

	/** Visitors who read and one who writes, all through nginx; none of them tries anything twice by themselves. */
	function visitors() {
		const failed: string[] = [];
		let reads = 0;
		const reader = (path: string) =>
			streamOf(async () => {
				const answer = await fetch(nginx.url + path).catch((cause: Error) => ({
					status: String(cause.cause ?? cause),
					text: async () => "",
				}));
				await answer.text();
				if (answer.status !== 200) failed.push(`${path} ${answer.status}`);
				reads++;
				return "";
			});
		const writer = streamOf(async (number) => {
			const answer = await sendMessage(nginx.url, { message: `Through nginx ${number}, ${rounds(1)}` }).catch(
				(cause: Error) => ({ status: String(cause.cause ?? cause) }),
			);
			if (answer.status !== 303) failed.push(`message ${answer.status}`);
			return "";
		});
		const streams: Stream[] = [
			...["/", "/blog", "/internet-plans", "/account", "/es/blog?q=phone"].map(reader),
			writer,
		];
		return {
			failed,
			reads: () => reads,
			writes: () => writer.acknowledged.size,
			end: async () => void (await Promise.all(streams.map((stream) => stream.end()))),
		};
	}

	/** Waits until a server has answered somebody that nginx sent. */
	const isUsed = (which: number) => {
		const before = site(which).output().length;
		return expect.poll(() => site(which).output().slice(before), patience).toMatch(/"path":"\/blog"/);
	};

	test("one is killed under load, and nobody notices", async () => {
		const load = visitors();
		for (let round = 0; round < rounds(2); round++) {
			await Promise.all([isUsed(0), isUsed(1)]);
			site(round % 2).process.kill("SIGKILL");
			await once(site(round % 2).process, "exit");
			const before = { reads: load.reads(), writes: load.writes() };
			await expect.poll(load.reads, patience).toBeGreaterThan(before.reads + 50);
			await expect.poll(load.writes, patience).toBeGreaterThan(before.writes + 5);
			await start(round % 2);
		}
		await load.end();
		console.log(
			`${rounds(2)} kills: ${load.reads()} pages and ${load.writes()} messages, ${load.failed.length} failed`,
		);
		expect(load.failed).toEqual([]);
	});

	test("both are started anew, one after the other, and nobody notices", async () => {
		const load = visitors();
		for (let round = 0; round < rounds(2); round++) {
			await Promise.all([isUsed(0), isUsed(1)]);
			expect(await site(round % 2).stop()).toBe(0);
			await start(round % 2);
		}
		await isUsed(0);
		await isUsed(1);
		await load.end();
		console.log(
			`${rounds(2)} restarts: ${load.reads()} pages and ${load.writes()} messages, ${load.failed.length} failed`,
		);
		expect(load.failed).toEqual([]);
	});

	test("after all that, every message is there once", async () => {
		const { db, close } = await engine.open(place);
		const words = (await db.select().from(contactMessages)).map(({ message }) => message);
		await close();
		expect(new Set(words).size).toBe(words.length);
	});
});
