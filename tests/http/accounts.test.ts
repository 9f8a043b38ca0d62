import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Connection } from "../../db/connect";
import { accountVisitor, mailedLink, manyTimes } from "./account-visitor";
import { engines } from "./engines";
import { type MailServer, startMailServer } from "./mail-server";
import type { Site } from "./start-site";

const password = "seven quiet harbor lanterns";
const post = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });
const confirmSubject = /Confirm your email/;

describe.each(engines)("accounts on $name", (engine) => {
	let site: Site;
	let mail: MailServer;
	let place: Awaited<ReturnType<typeof engine.place>>;
	const start = () => engine.start({ ...place, SMTP_URL: mail.url, DEALER_INBOX: "dealer@example.com" });
	beforeAll(async () => {
		[mail, place] = await Promise.all([startMailServer(), engine.place()]);
		site = await start();
	});
	afterAll(() => Promise.all([site.stop(), mail.stop()]));

	/** The embedded database belongs to one process at a time. */
	const isAlone = engine.name === "the embedded database";
	const stopIfAlone = async () => void (isAlone && (await site.stop()));
	async function inDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
		await stopIfAlone();
		const connection = await engine.open(place);
		const result = await work(connection).finally(() => connection.close());
		if (isAlone) site = await start();
		return result;
	}

	const visitor = (language?: string) => accountVisitor(site.url, language);
	/** Someone with a confirmed address, signed in. */
	async function member(email: string) {
		const who = visitor();
		await who.call("sign-up", { name: "Ana Example", email, password });
		const link = await mailedLink(mail, email, confirmSubject);
		await who.ask(`${link.pathname}${link.search}`);
		return who;
	}

	describe.concurrent("on every database", () => {
		test("AUTH-1 AUTH-4 sign-up mails a link to the callback of this site, which signs in once", async () => {
			const who = visitor();
			const metadata = JSON.stringify({ name: "Ana Example", plan: "prepaid", lines: 2 });
			const entry = { name: "Ana Example", email: "Ana@Example.com", password, metadata };
			expect(await who.call("sign-up", entry)).toEqual({
				status: 200,
				outcome: { ok: true, to: "/account?view=check-mail" },
			});
			const link = await mailedLink(mail, "ana@example.com", confirmSubject);
			expect(link.origin).toBe(site.url);
			expect(link.pathname).toBe("/auth/callback");
			expect(link.searchParams.get("type")).toBe("signup");
			expect(link.searchParams.get("next")).toBe("/");
			expect(link.searchParams.get("token_hash")).toMatch(/^[\w-]{32,}$/);

			// AUTH-2: not before the address is confirmed.
			const early = await who.call("sign-in", { email: "ana@example.com", password });
			expect(early).toMatchObject({ status: 403, outcome: { problem: "unverified" } });
			expect(await who.session()).toBeNull();

			const arrival = await who.ask(`${link.pathname}${link.search}`);
			expect(arrival.headers.get("Cache-Control")).toContain("no-store");
			expect(await who.session()).toMatchObject({ user: { name: "Ana Example", email: "ana@example.com" } });

			const again = visitor();
			expect(await (await again.ask(`${link.pathname}${link.search}`)).text()).toContain("was already used");
			expect(await again.session()).toBeNull();
		});

		test("AUTH-2 every sign-in starts a new session and ends the one that the browser had", async () => {
			await member("rotates@example.com");
			const token = (who: ReturnType<typeof visitor>) => who.cookies.get("site.session_token") ?? "";
			const who = visitor();
			await who.call("sign-in", { email: "rotates@example.com", password });
			const first = token(who);
			await who.call("sign-in", { email: "rotates@example.com", password });
			expect(token(who)).not.toBe(first);
			expect(await who.session()).not.toBeNull();
			const sessionOf = async (cookie: string) =>
				(await fetch(`${site.url}/session`, { headers: { Cookie: `site.session_token=${cookie}` } })).json();
			expect(await sessionOf(first)).toBeNull();
			// A session cookie that someone else planted is not adopted.
			const victim = visitor();
			victim.cookies.set("site.session_token", "prepared.by-somebody-else");
			await victim.call("sign-in", { email: "rotates@example.com", password });
			expect(token(victim)).not.toContain("prepared");
			// A wrong password leaves the session alone.
			await who.call("sign-in", { email: "rotates@example.com", password: "wrong" });
			expect(await sessionOf(token(who))).not.toBeNull();
		});

		test("two sign-ups with one address at the same moment make one account", async () => {
			const email = "twice@example.com";
			const entry = { name: "Ana", email, password };
			const both = await Promise.all([visitor().call("sign-up", entry), visitor().call("sign-up", entry)]);
			expect(both.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
			await mailedLink(mail, email, confirmSubject);
		});

		test("ACCT-1 a forgotten password is reset by mail, once, and every session ends", async () => {
			const email = "forgot@example.com";
			const who = await member(email);
			await visitor().call("forgot", { email });
			const link = await mailedLink(mail, email, /Reset your password/);
			expect(link.pathname).toBe("/account");
			const token = link.searchParams.get("token") ?? "";
			expect((await visitor().call("reset", { token, password: "password123" })).outcome.ok).toBe(false);
			const fresh = "nine copper kettles humming";
			expect((await visitor().call("reset", { token, password: fresh })).outcome).toEqual({
				ok: true,
				to: "/account?view=reset-done",
			});
			expect(await who.session()).toBeNull();
			expect((await visitor().call("reset", { token, password: "third time is no charm" })).outcome).toMatchObject({
				problem: "invalid-token",
			});
			expect((await visitor().call("sign-in", { email, password })).outcome.ok).toBe(false);
			expect((await visitor().call("sign-in", { email, password: fresh })).outcome.ok).toBe(true);
		});

		test("AUTH-2 sign-out of one device, and everywhere", async () => {
			const email = "devices@example.com";
			const first = await member(email);
			const second = visitor();
			await second.call("sign-in", { email, password });
			const third = visitor();
			await third.call("sign-in", { email, password });
			const page = await (await first.ask("/account")).text();
			const devices = [...page.matchAll(/name="device" value="([^"]+)"/g)].map(([, id = ""]) => id);
			expect(devices).toHaveLength(2);
			// A screen reader can tell the buttons apart.
			const labels = [...page.matchAll(/aria-label="(Sign out [^"]*)"/g)].map(([, label]) => label);
			expect(new Set([...labels, "Sign out of this device"]).size).toBe(3);
			expect(page).toContain("Sign out of this device");
			expect(page).not.toContain("Sign in or sign up");
			await first.call("sign-out-device", { device: devices[0] ?? "" });
			const left = [await second.session(), await third.session()].filter(Boolean);
			expect(left).toHaveLength(1);
			// Nobody ends a stranger's session.
			const stranger = await member("stranger-device@example.com");
			await stranger.call("sign-out-device", { device: devices[1] ?? "" });
			expect([await second.session(), await third.session()].filter(Boolean)).toHaveLength(1);
			await first.call("sign-out-everywhere");
			for (const who of [first, second, third]) expect(await who.session()).toBeNull();
		});

		test("strangers who try too often have to wait, wherever they come from", async () => {
			const email = "target@example.com";
			const guess = (who = visitor()) => who.ask("/session", post({ form: "sign-in", email, password: "wrong" }));
			// Fifteen guesses at one account, each from another address; then no stranger may guess.
			const guesses = await manyTimes(15, () => guess());
			for (const { status } of guesses) expect(status).toBe(401);
			const refused = await guess();
			expect(refused.status).toBe(429);
			expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
			expect(await refused.json()).toMatchObject({
				problem: "locked",
				message: expect.stringMatching(/Wait \d+ minutes.*Forgot your password/),
			});
			// Another account is not concerned.
			const other = { form: "sign-in", email: "other@example.com", password: "wrong" };
			expect((await visitor().ask("/session", post(other))).status).toBe(401);
			// Twenty mails an hour from one address.
			const busy = visitor();
			const ask = (count: number) =>
				busy.ask("/session", post({ form: "forgot", email: `somebody-${count}@example.com` }));
			const answers = await manyTimes(21, ask);
			expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(200), 429]);
		});
	});

	describe("one after the other, because the site may stop in between", () => {
		test("AUTH-1 free metadata is kept with the account; nothing in the database opens a door", async () => {
			const email = "metadata@example.com";
			const metadata = JSON.stringify({ name: "Somebody else", plan: "prepaid", lines: 2 });
			await visitor().call("sign-up", { name: "Ana Example", email, password, metadata });
			const token = (await mailedLink(mail, email, confirmSubject)).searchParams.get("token_hash") ?? "";
			const [kept, everything] = await inDatabase(async ({ db }) => {
				const rows = async (query: string) => JSON.stringify(await db.execute(sql.raw(query)));
				return [
					await rows(`select metadata from auth_users where email = '${email}'`),
					`${await rows("select * from auth_verifications")}${await rows("select password from auth_accounts")}`,
				];
			});
			expect(kept).toContain('"plan":"prepaid"');
			expect(kept).toContain('"name":"Ana Example"');
			expect(everything).not.toContain(token);
			expect(everything).not.toContain(password);
		});

		test("AUTH-5 a tampered, foreign or expired link signs nobody in and goes to the account page", async () => {
			const email = "links@example.com";
			await visitor().call("sign-up", { name: "Ana", email, password });
			const link = await mailedLink(mail, email, confirmSubject);
			const token = link.searchParams.get("token_hash") ?? "";
			const expectRefused = async (query: Record<string, string>) => {
				const who = visitor();
				const html = await (await who.ask(`/auth/callback?${new URLSearchParams(query)}`)).text();
				expect(html).toContain("Completing authentication...");
				expect(html).toContain("This link has expired");
				expect(html).toContain('href="/account"');
				expect(await who.session()).toBeNull();
			};
			await expectRefused({ token_hash: `${token}x`, type: "signup" });
			await expectRefused({ token_hash: token.toLowerCase(), type: "signup" });
			await expectRefused({ token_hash: "", type: "signup" });
			await expectRefused({ token_hash: token, type: "recovery" });
			await inDatabase(({ db }) =>
				db.execute(sql`update auth_verifications set expires_at = now() - interval '1 second'`),
			);
			await expectRefused({ token_hash: token, type: "signup" });
		});
	});

	if (engine !== engines.at(-1)) return;

	describe.concurrent("independent of the database", () => {
		test("AUTH-2 AUTH-6 sign-in and sign-out; the tokens are out of reach of scripts", async () => {
			const email = "signin@example.com";
			await member(email);
			const who = visitor();
			expect(await who.session()).toBeNull();
			expect((await who.call("sign-in", { email, password })).outcome).toEqual({ ok: true, to: "/account" });
			const session = (await (await who.ask("/session")).json()) as Record<string, unknown>;
			expect(Object.keys(session).sort()).toEqual(["expiresAt", "user"]);
			expect(Date.parse(String(session.expiresAt))).toBeGreaterThan(Date.now());
			const tokens = who.setCookies.filter((cookie) => !cookie.startsWith("signed-in="));
			expect(tokens.length).toBeGreaterThan(0);
			for (const cookie of tokens) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);

			const cookie = [...who.cookies].map((pair) => pair.join("=")).join("; ");
			expect((await who.call("sign-out")).outcome.ok).toBe(true);
			// What is left only says which accounts this browser has signed in to before.
			expect([...who.cookies.keys()]).toEqual(["site.device"]);
			const replayed = await fetch(`${site.url}/session`, { headers: { Cookie: cookie } });
			expect(await replayed.json()).toBeNull();
		});

		test("AUTH-3 missing or wrong fields are reported beside the field", async () => {
			const who = visitor();
			const needsBoth = "You must provide either an email or phone number and a password";
			for (const form of ["sign-in", "sign-up"]) {
				for (const fields of [{}, { email: "a@example.com" }, { password }] as Record<string, string>[]) {
					const { status, outcome } = await who.call(form, { name: "Ana", ...fields });
					expect(status).toBe(400);
					expect(outcome).toMatchObject({ ok: false, problem: "missing-credentials", message: needsBoth });
				}
			}
			const refuse = async (form: string, fields: Record<string, string>) => (await who.call(form, fields)).outcome;
			expect(await refuse("sign-in", { email: "nobody@example.com", password })).toMatchObject({
				problem: "invalid-credentials",
			});
			expect(await refuse("sign-in", { email: "not an address", password })).toMatchObject({
				problem: "invalid-email",
				faults: [{ field: "email" }],
			});
			expect(await refuse("sign-up", { name: "", email: "a@example.com", password })).toMatchObject({
				faults: [{ field: "name" }],
			});
			expect(await refuse("reset", { token: "made-up", password })).toMatchObject({ problem: "invalid-token" });
			expect(await refuse("sign-out-device", { device: "any" })).toMatchObject({ problem: "no-session" });
			// Log lines are written together.
			await vi.waitFor(() => expect(site.output()).toContain('"problem":"invalid-credentials"'), { timeout: 20_000 });
			expect(site.output()).not.toContain("nobody@example.com");
		});

		test.each([
			["short", /at least 10 characters/],
			["password123", /too common/],
			["aaaaaaaaaaaaaa", /Repeated characters/],
			["analopez2026", /your name, your email/],
			["bay palmetto", /your name, your email/],
			["x".repeat(129), /no more than 128/],
		])("AUTH-3 the weak password %s is refused with its reason", async (weak, reason) => {
			const entry = { name: "Ana Lopez", email: "weak@example.com", password: weak };
			const { status, outcome } = await visitor().call("sign-up", entry);
			expect(status).toBe(400);
			expect(outcome).toMatchObject({ problem: "weak-password", faults: [{ field: "password" }] });
			expect(outcome.ok ? "" : outcome.faults[0]?.text).toMatch(reason);
		});

		test("AUTH-4 mails speak the visitor's language and lead back to it", async () => {
			await visitor("/es").call("sign-up", { name: "Ana", email: "es@example.com", password });
			const spanish = await mailedLink(mail, "es@example.com", /Confirma tu correo/);
			expect(spanish.pathname).toBe("/es/auth/callback");
			expect(spanish.searchParams.get("next")).toBe("/es");
			await visitor("/pt").call("sign-up", { name: "Ana", email: "pt@example.com", password });
			expect((await mailedLink(mail, "pt@example.com", /Confirme seu e-mail/)).pathname).toBe("/pt/auth/callback");
			const letter = mail.received.find(({ recipients }) => recipients.includes("es@example.com"));
			expect(letter?.html).toContain('lang="es"');
		});

		test("AUTH-4 a new link can be requested, whether or not there is an account", async () => {
			const email = "again@example.com";
			await visitor().call("sign-up", { name: "Ana", email, password });
			await mailedLink(mail, email, confirmSubject);
			const known = await visitor().call("resend", { email });
			const unknown = await visitor().call("resend", { email: "stranger@example.com" });
			expect(known).toEqual(unknown);
			const link = await mailedLink(mail, email, confirmSubject, 2);
			const who = visitor();
			expect((await who.confirm(link, password)).outcome.ok).toBe(true);
			expect(await who.session()).not.toBeNull();
		});

		test("AUTH-5 whoever is signed in stays so when they follow somebody else's link", async () => {
			const who = await member("stays@example.com");
			await visitor().call("sign-up", { name: "Eve", email: "eve@example.com", password });
			const link = await mailedLink(mail, "eve@example.com", confirmSubject);
			await who.ask(`${link.pathname}${link.search}`);
			expect(await who.session()).toMatchObject({ user: { email: "stays@example.com" } });
		});

		test("AUTH-5 only paths of this site are followed afterwards", async () => {
			const who = await member("next@example.com");
			const goesTo = async (next: string) => {
				const html = await (await who.ask(`/auth/callback?${new URLSearchParams({ next })}`)).text();
				return /without-script.*?href="([^"]*)"/s.exec(html)?.[1];
			};
			expect(await goesTo("/es/blog?q=fibra")).toBe("/es/blog?q=fibra");
			for (const hostile of [
				"https://evil.example",
				"//evil.example",
				"/\\evil.example",
				"javascript:alert(1)",
				"/\t/e",
			])
				expect(await goesTo(hostile)).toBe("/");
		});

		test("AUTH-5 a provider's error text is never shown", async () => {
			const html = await (await visitor().ask("/auth/callback?error=%3Cscript%3Ehello")).text();
			expect(html).not.toContain("<script>hello");
			expect(/without-script[^>]*>(.*?)<\/div>/s.exec(html)?.[1]).toContain("sign you in that way");
			expect(/without-script[^>]*>(.*?)<\/div>/s.exec(html)?.[1]).not.toContain("hello");
		});

		test("nothing tells a stranger whether an address has an account", async () => {
			const email = "taken@example.com";
			await member(email);
			const entry = { name: "Eve", password: "another harbor, another lantern" };
			const taken = await visitor().call("sign-up", { ...entry, email });
			expect(taken).toEqual(await visitor().call("sign-up", { ...entry, email: "free@example.com" }));
			expect((await mailedLink(mail, email, /already have an account/)).pathname).toBe("/account");
			expect((await visitor().call("sign-in", { email, password: entry.password })).outcome.ok).toBe(false);
			const wrong = (await visitor().call("sign-in", { email, password: "wrong" })).outcome;
			const nobody = (await visitor().call("sign-in", { email: "no@example.com", password: "wrong" })).outcome;
			expect({ ...wrong, typed: null }).toEqual({ ...nobody, typed: null });
			expect(await visitor().call("forgot", { email })).toEqual(
				await visitor().call("forgot", { email: "no@example.com" }),
			);
			// Only the right password reveals that an address is unconfirmed.
			await visitor().call("sign-up", { ...entry, email: "unconfirmed@example.com" });
			const guess = { email: "unconfirmed@example.com", password: "wrong" };
			expect((await visitor().call("sign-in", guess)).outcome).toMatchObject({ problem: "invalid-credentials" });
		});

		test("response times do not reveal whether there is an account", async () => {
			const email = "evenly@example.com";
			await member(email);
			// A floor can be tested without a race.
			const floor = 590;
			for (const [form, fields] of [
				["sign-in", { password: "wrong" }],
				["sign-up", { name: "Eve", password }],
				["forgot", {}],
				["resend", {}],
			] as const) {
				for (const address of [email, "nobody-evenly@example.com"]) {
					const started = performance.now();
					await visitor().call(form, { ...fields, email: address });
					expect(performance.now() - started).toBeGreaterThanOrEqual(floor);
				}
			}
		});

		test("nobody can prepare an account with someone else's address", async () => {
			const email = "victim@example.com";
			const theirs = "prepared by somebody else";
			await visitor().call("sign-up", { name: "Eve", email, password: theirs });
			const old = await mailedLink(mail, email, confirmSubject);
			await visitor().call("sign-up", { name: "Victim", email, password });
			const link = await mailedLink(mail, email, confirmSubject, 2);
			expect(await (await visitor().ask(`${old.pathname}${old.search}`)).text()).toContain("This link has expired");
			expect((await visitor().confirm(link, theirs)).outcome.ok).toBe(false);
			expect((await visitor().confirm(link, password)).outcome.ok).toBe(true);
			expect((await visitor().call("sign-in", { email, password: theirs })).outcome.ok).toBe(false);
			expect((await visitor().call("sign-in", { email, password })).outcome.ok).toBe(true);
		});

		test("ACCT-1 every form works without scripts and keeps what was typed, except passwords", async () => {
			const email = "plain@example.com";
			const who = visitor();
			const refused = await who.send("sign-up", { name: "Ana Example", email, password: "password123" });
			expect(refused.status).toBe(400);
			expect(refused.headers.get("Cache-Control")).toContain("no-store");
			const html = await refused.text();
			expect(html).toContain('value="Ana Example"');
			expect(html).toContain(`value="${email}"`);
			expect(html).toContain("This password is too common");
			expect(html).not.toContain("password123");

			const sent = await who.send("sign-up", { name: "Ana Example", email, password });
			expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/account?view=check-mail"]);
			const link = await mailedLink(mail, email, confirmSubject);
			await who.ask(`${link.pathname}${link.search}`);
			const page = await who.ask("/account");
			expect(page.headers.get("Cache-Control")).toContain("no-store");
			expect(await page.text()).toContain("Hello, Ana Example");
			const out = await who.send("sign-out");
			expect([out.status, out.headers.get("Location")]).toEqual([303, "/account?view=signed-out"]);
			const back = await who.send("sign-in", { email, password });
			expect([back.status, back.headers.get("Location")]).toEqual([303, "/account"]);
		});

		test("public pages are the same for everyone, signed in or not", async () => {
			const who = await member("same@example.com");
			for (const path of ["/", "/internet-plans", "/blog"]) {
				const mine = await who.ask(path);
				expect(mine.headers.getSetCookie()).toEqual([]);
				expect(await mine.text()).toBe(await (await visitor().ask(path)).text());
			}
		});
	});

	describe("one after the other", () => {
		test("AUTH-4 sign-up succeeds while mail is down, and the mail comes later", async () => {
			mail.behave("refuse");
			const email = "later@example.com";
			expect((await visitor().call("sign-up", { name: "Ana", email, password })).outcome.ok).toBe(true);
			await vi.waitFor(() => expect(mail.refusals()).toBeGreaterThan(0), { timeout: 20_000 });
			mail.behave("accept");
			expect((await mailedLink(mail, email, confirmSubject)).pathname).toBe("/auth/callback");
		});

		test("AUTH-1 with the captcha on, a sign-up without its token is refused; over https every cookie is for https", async () => {
			await member("https@example.com");
			await stopIfAlone();
			const guarded = await engine.start({ ...place, CAPTCHA: "on", SITE_URL: "https://www.example.com" });
			try {
				const who = accountVisitor(guarded.url);
				const entry = { name: "Ana", email: "robot@example.com", password };
				for (const captcha of ["", "made-up"])
					expect((await who.call("sign-up", { ...entry, captcha })).outcome).toMatchObject({ problem: "captcha" });
				expect((await who.call("sign-in", { email: "https@example.com", password })).outcome.ok).toBe(true);
				expect(who.setCookies.length).toBeGreaterThan(1);
				for (const cookie of who.setCookies) expect(cookie).toContain("Secure");
			} finally {
				await guarded.stop();
				if (isAlone) site = await start();
			}
		});
	});
});
