import { afterAll, beforeAll, expect, test } from "vitest";
import { rawClient } from "../faults/raw-client";
import { sendMessage, writeMessage } from "../faults/visitors";
import { engines } from "../http/engines";
import { newClientAddress, type Site } from "../http/start-site";

let site: Site;
beforeAll(async () => {
	site = (await engines[0]?.start({ LOG_LEVEL: "warn" })) as Site;
});
afterAll(() => site.stop());

const patience = { timeout: 60_000 };

const head = (address: string) =>
	`POST /contact HTTP/1.1\r\nHost: site.test\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;

test("one client that sends hundreds of forms slowly uses up nobody else's room", async () => {
	const attacker = newClientAddress();
	const slow = await Promise.all(Array.from({ length: 520 }, () => rawClient(site.url)));
	for (const client of slow) client.say(`${head(attacker)}Content-Length: 1000\r\n\r\nname=`);
	await expect
		.poll(() => slow.filter((client) => client.heard().includes(" 503 ")).length, patience)
		.toBeGreaterThan(500);
	for (let visitor = 0; visitor < 10; visitor++)
		expect(await writeMessage(site.url, `While forms arrive slowly ${visitor}`)).toMatch(/^BP-/);
	for (const client of slow) client.socket.destroy();
});

test("a form that comes too slowly gets 408, long before a form that keeps coming would", async () => {
	const client = await rawClient(site.url);
	client.say(`${head(newClientAddress())}Content-Length: 60000\r\n\r\nname=`);
	const timer = setInterval(() => client.say("x".repeat(20)), 200);
	const heard = await client.hungUp;
	clearInterval(timer);
	expect(heard).toMatch(/^HTTP\/1\.1 408 /);
	expect(heard).toContain("Your connection is too slow right now");
});

test("a client that was refused may send its form again", async () => {
	const address = newClientAddress();
	const slow = await Promise.all(Array.from({ length: 40 }, () => rawClient(site.url)));
	for (const client of slow) client.say(`${head(address)}Content-Length: 1000\r\n\r\nname=`);
	await expect.poll(() => slow.filter((client) => client.heard().includes(" 503 ")).length, patience).toBe(24);
	for (const client of slow) client.socket.destroy();
	const send = () =>
		fetch(`${site.url}/contact`, {
			method: "POST",
			headers: { "X-Forwarded-For": address },
			body: new URLSearchParams({ name: "" }),
		});
	await expect.poll(async () => (await send()).status, patience).toBe(422);
});

test("a body with very many fields is refused before it is parsed", async () => {
	for (const body of ["a=&".repeat(20_000), "&".repeat(1_000), "name=x&".repeat(300)]) {
		const response = await fetch(`${site.url}/contact`, {
			method: "POST",
			body,
			headers: { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": newClientAddress() },
		});
		expect(response.status).toBe(413);
	}
	// The longest message that the form allows, in characters that take the most room.
	expect((await sendMessage(site.url, { message: "📱".repeat(4_000) })).status).toBe(303);
});
