import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountVisitor, mailedLink, manyTimes } from "../http/account-visitor";
import { engines } from "../http/engines";
import { type MailServer, startMailServer } from "../http/mail-server";
import { sendRaw } from "../http/raw-request";
import type { Site } from "../http/start-site";

const password = "seven quiet harbor lanterns";
const confirmSubject = /Confirm your email/;
const resetSubject = /Reset your password/;

// The attacks do not depend on the database: one engine is enough.
const [engine] = engines;
if (!engine) throw new Error("There is no database to test with");

let site: Site;
let mail: MailServer;
beforeAll(async () => {
	mail = await startMailServer();
	site = await engine.start({ SMTP_URL: mail.url, DEALER_INBOX: "dealer@example.com" });
});
afterAll(() => Promise.all([site.stop(), mail.stop()]));

const visitor = () => accountVisitor(site.url);
const mailsTo = (email: string, subject: RegExp) =>
	mail.received.filter((letter) => letter.recipients.includes(email) && subject.test(letter.subject ?? ""));

/** Someone with a confirmed address, signed in. */
async function member(email: string) {
	const who = visitor();
	await who.call("sign-up", { name: "Ana Example", email, password });
	const link = await mailedLink(mail, email, confirmSubject);
	await who.ask(`${link.pathname}${link.search}`);
	expect(await who.session()).toMatchObject({ user: { email } });
	return who;
}

async function resetToken(email: string, count: number): Promise<string> {
	return (await mailedLink(mail, email, resetSubject, count)).searchParams.get("token") ?? "";
}

describe("finding 1: expensive work for strangers", () => {
	const labels = Array.from({ length: 60 }, (_, label) => `l${label}`).join(".");
	test("the limit comes before the password meter: a flood of sign-ups gets 429", async () => {
		const who = visitor();
		// A weak password never reaches the limit of sign-ups: only a limit before the meter can refuse it.
		const entry = { name: "a b ".repeat(50), email: `a@${labels}.example`, password: "password123" };
		const statuses = await manyTimes(61, async () => (await who.call("sign-up", entry)).status);
		expect(statuses.toSorted()).toEqual([...Array(60).fill(400), 429]);
	});

	test("metadata nested as deep as its size allows is kept or dropped, never a fault", async () => {
		const deep = `{"a":${"[".repeat(1_900)}${"]".repeat(1_900)}}`;
		const entry = { name: "Ana", email: "deep@example.com", password, metadata: deep };
		expect((await visitor().call("sign-up", entry)).status).toBe(200);
	});
});

describe("finding 2: open redirect", () => {
	test.each([
		"/.//evil.test",
		"/..//evil.test",
		"/x/..//evil.test",
		"/%2e//evil.test",
		"/x/%2e%2e//evil.test",
		"/../..//evil.test",
		"/./\\evil.test",
		"//evil.test",
		"https://evil.test",
	])("next=%s leads to the home page", async (next) => {
		const who = await signedIn();
		const html = await (await who.ask(`/auth/callback?${new URLSearchParams({ next })}`)).text();
		const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
		expect(hrefs.filter((href) => new URL(href, site.url).hostname === "evil.test")).toEqual([]);
		expect(/without-script.*?href="([^"]*)"/s.exec(html)?.[1]).toBe("/");
	});

	let once: ReturnType<typeof member> | undefined;
	const signedIn = () => (once ??= member("redirect@example.com"));

	test("no path makes the site redirect elsewhere", async () => {
		const paths = [
			"//evil.test",
			"/.//evil.test",
			"/..//evil.test/",
			"/%2e//evil.test",
			"/%2f%2fevil.test/",
			"/\\evil.test",
		];
		for (const prefix of ["", "/es", "/account", "/es/account", "/auth/sign-in", "/blog"])
			for (const path of paths.flatMap((path) => [path, `${path}/`, `${path}.data`])) {
				// As it stands: fetch would resolve the dots first.
				const head = `GET ${prefix}${path} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\n\r\n`;
				const location = (await sendRaw(site.url, head))?.headers.get("location");
				if (location) expect(new URL(location, site.url).origin, `${prefix}${path}`).toBe(site.url);
			}
	});
});

describe("finding 3: links are good once, and one use ends them all", () => {
	test("an older reset link is dead after a newer one was used", async () => {
		const email = "two-resets@example.com";
		await member(email);
		await visitor().call("forgot", { email });
		const older = await resetToken(email, 1);
		await visitor().call("forgot", { email });
		const newer = await resetToken(email, 2);
		expect(newer).not.toBe(older);
		expect((await visitor().call("reset", { token: newer, password: "nine copper kettles humming" })).status).toBe(200);
		expect((await visitor().call("reset", { token: older, password: "stolen by an old mail" })).outcome).toMatchObject({
			problem: "invalid-token",
		});
	});

	test("a confirmation link is dead after another one, or a reset, was used", async () => {
		const email = "two-links@example.com";
		const who = visitor();
		await who.call("sign-up", { name: "Ana", email, password });
		const first = await mailedLink(mail, email, confirmSubject);
		await visitor().call("resend", { email });
		const second = await mailedLink(mail, email, confirmSubject, 2);
		await visitor().call("forgot", { email });
		const reset = await resetToken(email, 1);
		await who.ask(`${second.pathname}${second.search}`);
		expect(await who.session()).not.toBeNull();
		const again = await (await visitor().ask(`${first.pathname}${first.search}`)).text();
		expect(again).toContain("was already used");
		expect((await visitor().call("reset", { token: reset, password: "stolen by an old mail" })).outcome).toMatchObject({
			problem: "invalid-token",
		});
	});
});

describe("finding 5: nobody locks out the owner of an account", () => {
	/** Wrong passwords, each from an address of its own. */
	const guess = (email: string, times = 16) =>
		manyTimes(times, async () => (await visitor().call("sign-in", { email, password: "wrong" })).status);

	test("after wrong passwords from many addresses the owner's own browser still signs in", async () => {
		const email = "locked@example.com";
		const owner = await member(email);
		await owner.call("sign-out");
		const guesses = await guess(email, 17);
		// Strangers are stopped, also with the right password.
		expect(guesses.toSorted()).toEqual([...Array(15).fill(401), 429, 429]);
		const stranger = await visitor().call("sign-in", { email, password });
		expect(stranger).toMatchObject({ status: 429, outcome: { problem: "locked" } });
		expect((await owner.call("sign-in", { email, password })).status).toBe(200);
	});

	test("the owner gets in from a new browser by the mailed link, however many asked for it before", async () => {
		const email = "forgot-often@example.com";
		await member(email);
		await guess(email);
		const forgot = await manyTimes(8, () => visitor().call("forgot", { email }));
		// The same words each time, for the stranger and for the owner.
		expect(new Set(forgot.map((response) => JSON.stringify(response))).size).toBe(1);
		expect(forgot[0]).toMatchObject({ status: 200 });
		const token = await resetToken(email, 3);
		const fresh = "nine copper kettles humming";
		const owner = visitor();
		expect((await owner.call("reset", { token, password: fresh })).status).toBe(200);
		expect((await owner.call("sign-in", { email, password: fresh })).status).toBe(200);
		// A stranger does not flood the mailbox.
		expect(mailsTo(email, resetSubject)).toHaveLength(3);
	});

	test("a known browser can ask for a link although strangers used up the mails", async () => {
		const email = "known-asks@example.com";
		const owner = await member(email);
		await owner.call("sign-out");
		await manyTimes(6, () => visitor().call("forgot", { email }));
		await mailedLink(mail, email, resetSubject, 3);
		await owner.call("forgot", { email });
		expect(await resetToken(email, 4)).not.toBe("");
	});

	test("a known browser is known for its own account only, and guesses no faster", async () => {
		const email = "other-victim@example.com";
		await member(email);
		const attacker = await member("attacker@example.com");
		await attacker.call("sign-out");
		await guess(email);
		expect((await attacker.call("sign-in", { email, password })).status).toBe(429);
		const own = await manyTimes(11, () =>
			attacker.call("sign-in", { email: "attacker@example.com", password: "wrong" }),
		);
		expect(own.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429]);
		// A made-up cookie is no known browser.
		const forger = visitor();
		for (const [name, value] of attacker.cookies) forger.cookies.set(name, value.replace(/\w/, "x"));
		expect((await forger.call("sign-in", { email, password })).status).toBe(429);
	});

	test("one IPv6 network counts as one visitor", async () => {
		const statuses = await manyTimes(31, async (count) => {
			const response = await fetch(`${site.url}/session`, {
				method: "POST",
				headers: { "X-Forwarded-For": `2001:db8:1:2::${(count + 1).toString(16)}` },
				body: new URLSearchParams({ form: "sign-in", email: `v6-${count}@example.com`, password: "wrong" }),
			});
			return response.status;
		});
		expect(statuses.toSorted()).toEqual([...Array(30).fill(401), 429]);
	});
});

describe("finding 10: a confirmation link signs in nobody by itself", () => {
	test("AUTH-4 whoever opens the link in another browser is not signed in, and the link stays good", async () => {
		const email = "scanned@example.com";
		const who = visitor();
		await who.call("sign-up", { name: "Ana", email, password });
		const link = await mailedLink(mail, email, confirmSubject);
		const scanner = visitor();
		for (let count = 0; count < 2; count++) {
			const html = await (await scanner.ask(`${link.pathname}${link.search}`)).text();
			expect(html).toContain('name="form" value="confirm"');
			expect(await scanner.session()).toBeNull();
		}
		// Nothing is confirmed yet.
		expect((await visitor().call("sign-in", { email, password })).outcome).toMatchObject({ problem: "unverified" });
		await who.ask(`${link.pathname}${link.search}`);
		expect(await who.session()).toMatchObject({ user: { email } });
	});

	test("AUTH-5 another browser confirms with a button and the password, also without scripts", async () => {
		const email = "on-the-phone@example.com";
		await visitor().call("sign-up", { name: "Ana", email, password });
		const link = await mailedLink(mail, email, confirmSubject);
		const token = link.searchParams.get("token_hash") ?? "";
		const phone = visitor();
		expect((await phone.call("confirm", { token, password: "wrong", next: "/" })).outcome).toMatchObject({
			problem: "invalid-credentials",
		});
		const sent = await phone.send("confirm", { token, password, next: "/.//evil.test" });
		expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/auth/callback?next=%2F"]);
		expect(await phone.session()).toMatchObject({ user: { email } });
		expect((await visitor().call("confirm", { token, password, next: "/" })).outcome).toMatchObject({
			problem: "invalid-token",
		});
	});

	test("nobody confirms an account that somebody else made with their address", async () => {
		const email = "raced@example.com";
		const victim = visitor();
		await victim.call("sign-up", { name: "Victim", email, password });
		await mailedLink(mail, email, confirmSubject);
		// The attacker replaces the unconfirmed account; the victim opens the newest mail.
		await visitor().call("sign-up", { name: "Eve", email, password: "prepared by somebody else" });
		const link = await mailedLink(mail, email, confirmSubject, 2);
		await victim.ask(`${link.pathname}${link.search}`);
		expect(await victim.session()).toBeNull();
		const token = link.searchParams.get("token_hash") ?? "";
		expect((await victim.call("confirm", { token, password, next: "/" })).outcome.ok).toBe(false);
		const eve = await visitor().call("sign-in", { email, password: "prepared by somebody else" });
		expect(eve.outcome).toMatchObject({ problem: "unverified" });
	});
});
