import { afterAll, beforeAll, describe, test } from "vitest";
import { engines } from "../http/engines";
import type { Site } from "../http/start-site";
import { type RawClient, rawClient } from "./raw-client";
import { writeMessage } from "./visitors";

/** Says something again and again until the site hangs up; gives what was heard. */
async function keepSaying({ say, hungUp }: RawClient, text: string, every: number): Promise<string> {
	const timer = setInterval(() => say(text), every);
	const heard = await hungUp;
	clearInterval(timer);
	return heard;
}

const form = "POST /contact HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/** More than twice the longest limit: a client that is still connected then would be for ever. */
const CUT = { timeout: 120_000 };

describe.concurrent("a client is cut off that", () => {
	let site: Site;
	beforeAll(async () => {
		site = (await engines[0]?.start()) as Site;
	});
	afterAll(() => site.stop());

	test("opens a connection and says nothing", CUT, async () => {
		await (await rawClient(site.url)).hungUp;
	});

	test("sends its headers a byte at a time", CUT, async ({ expect }) => {
		const client = await rawClient(site.url);
		client.say("GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ");
		expect(await keepSaying(client, "x", 500)).toMatch(/^HTTP\/1\.1 408 /);
	});

	test("says more in its headers than 16 KB", CUT, async ({ expect }) => {
		const client = await rawClient(site.url);
		client.say(`GET / HTTP/1.1\r\nHost: site\r\nX-Much: ${"x".repeat(17 * 1024)}\r\n\r\n`);
		expect(await client.hungUp).toMatch(/^HTTP\/1\.1 431 /);
	});

	test("promises a body and does not send it", CUT, async ({ expect }) => {
		const client = await rawClient(site.url);
		client.say(`${form}Content-Length: 100\r\n\r\nname=`);
		expect(await client.hungUp).toMatch(/^HTTP\/1\.1 408 /);
	});

	test("sends a body that never ends, slowly", CUT, async ({ expect }) => {
		const client = await rawClient(site.url);
		client.say(`${form}Transfer-Encoding: chunked\r\n\r\n`);
		expect(await keepSaying(client, "1\r\nx\r\n", 500)).toMatch(/^HTTP\/1\.1 408 /);
	});

	test("sends a body that never ends, fast", CUT, async ({ expect }) => {
		const client = await rawClient(site.url);
		client.say(`${form}Transfer-Encoding: chunked\r\n\r\n`);
		expect(await keepSaying(client, `4000\r\n${"x".repeat(0x4000)}\r\n`, 5)).toMatch(/^HTTP\/1\.1 413 /);
	});

	test("announces a body larger than 64 KB", CUT, async ({ expect }) => {
		const client = await rawClient(site.url);
		client.say(`${form}Content-Length: 100000000\r\n\r\n`);
		expect(await keepSaying(client, "x".repeat(0x4000), 5)).toMatch(/^HTTP\/1\.1 413 /);
	});

	test("asks for much and takes nothing of it", CUT, async ({ expect }) => {
		const page = await (await fetch(site.url)).text();
		const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
		const client = await rawClient(site.url);
		client.socket.pause();
		const wanted = 2_000;
		client.say(`GET ${script} HTTP/1.1\r\nHost: site\r\n\r\n`.repeat(wanted));
		// Whoever does not listen learns that nobody is there any more by speaking.
		const timer = setInterval(() => client.say("\r\n"), 500);
		await client.hungUp;
		clearInterval(timer);
		expect(client.heard().length).toBeLessThan(wanted * 1_000);
	});

	test("goes away in the middle of its headers", CUT, async ({ expect }) => {
		const client = await rawClient(site.url);
		client.say("GET / HTTP/1.1\r\nHost:");
		client.socket.end();
		expect(await client.hungUp).not.toContain(" 200 ");
	});
});

describe("clients that are slow", () => {
	let site: Site;
	beforeAll(async () => {
		site = (await engines[0]?.start()) as Site;
	});
	afterAll(() => site.stop());

	test("are let go when they have closed their own side", CUT, async () => {
		const client = await rawClient(site.url);
		client.say("GET /about HTTP/1.1\r\nHost: site\r\nAccept-Encoding: identity\r\n\r\n");
		client.socket.end();
		await client.hungUp;
	});

	test("take no place from others: a message is taken while hundreds of forms are on their way", async ({ expect }) => {
		const slow = await Promise.all(Array.from({ length: 200 }, () => rawClient(site.url)));
		for (const client of slow) client.say(`${form}Content-Length: 100\r\n\r\nname=`);
		expect(await writeMessage(site.url, "Beside the slow ones")).toMatch(/^BP-/);
		for (const client of slow) client.socket.destroy();
	});
});
