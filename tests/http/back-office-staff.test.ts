import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../../db/connect";
import { staffEvents, users } from "../../db/schema";
import { accountVisitor, mailedLink } from "./account-visitor";
import { authenticatorApp, backOfficeVisitor, setUpAuthenticator } from "./back-office-visitor";
import { type MailServer, startMailServer } from "./mail-server";
import { runCommand } from "./run-command";
import { type StaffSite, staffSite } from "./staff-site";
import { startSite, temporaryFolder } from "./start-site";

const PASSWORD = "violet Harbor 72 lanterns";
let mail: MailServer;
let site: StaffSite;

beforeAll(async () => {
	mail = await startMailServer();
	site = await staffSite(
		[
			{ name: "Olivia", role: "owner" },
			{ name: "Otto", role: "owner" },
			{ name: "Marco", role: "manager", stores: ["store-marlborough"] },
			{ name: "Clara", role: "clerk", stores: ["store-goose-creek"] },
			{ name: "Rita", role: "clerk", stores: ["store-goose-creek"] },
		],
		{
			environment: { SMTP_URL: mail.url, DEALER_INBOX: "inbox@example.com" },
			prepare: (db) =>
				db.insert(staffEvents).values(
					Array.from({ length: 120 }, (_, index) => ({
						what: "exported",
						subject: `file ${index}`,
						at: new Date("2026-01-02T03:04:05Z"),
					})),
				),
		},
	);
});
afterAll(async () => {
	await site.stop();
	await mail.stop();
});

const visitor = (name: string) => backOfficeVisitor(site, site.cookieOf(name));
const idOf = async (name: string) => {
	const page = await visitor("Olivia").read("/admin/staff");
	const [, id = ""] =
		new RegExp(`${name.toLowerCase()}@example\\.com.*?name="about" value="([^"]+)"`, "s").exec(page) ?? [];
	return id;
};
/** Invites somebody and returns the path of the link. */
async function invited(email: string, fields: Record<string, string> = {}) {
	const entry = { intent: "invite", email, role: "clerk", stores: "store-goose-creek", language: "en", ...fields };
	const response = await visitor("Olivia").send("/admin/staff", entry);
	expect(response.status).toBe(200);
	const [, token = ""] = /\/admin\/join\?token=([\w-]+)/.exec(await response.text()) ?? [];
	return { token, path: `/admin/join?${new URLSearchParams({ token })}` };
}
const newcomer = (name: string, token: string) => ({ intent: "create", token, name, password: PASSWORD });
/** A browser that keeps its cookies. */
const browser = () => {
	const { ask, ...rest } = accountVisitor(site.url);
	return {
		...rest,
		ask,
		send: (path: string, fields: Record<string, string>) =>
			ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: site.url } }),
	};
};

describe("STAFF-4 an invitation", () => {
	it("is mailed in the chosen language and makes a colleague of somebody without an account", async () => {
		await invited("nina@example.com", { language: "es", role: "manager" });
		const link = await mailedLink(mail, "nina@example.com", /Tu acceso a la administración/);
		const nina = browser();
		const token = link.searchParams.get("token") ?? "";
		expect(await (await nina.ask(link.pathname + link.search)).text()).toContain("nina@example.com");
		const joined = await nina.send("/admin/join", newcomer("Nina", token));
		expect(joined.status).toBe(303);
		expect(joined.headers.get("Location")).toBe("/admin/security?next=%2Fadmin");
		const screen = await (await nina.ask("/admin/security")).text();
		expect(screen).toContain("Signed in as Nina");
		expect((await nina.ask("/admin/staff")).status).toBe(403);
	});

	it("is good once", async () => {
		const { token, path } = await invited("once@example.com");
		expect((await browser().send("/admin/join", newcomer("Una", token))).status).toBe(303);
		expect((await browser().ask(path)).status).toBe(410);
		expect((await browser().send("/admin/join", newcomer("Dua", token))).status).toBe(410);
	});

	it("is good once, too, when two use it at the same moment", async () => {
		const shared = await invited("race@example.com");
		const all = await Promise.all(
			["One", "Two", "Three"].map((name) => browser().send("/admin/join", newcomer(name, shared.token))),
		);
		expect(all.filter(({ status }) => status === 303)).toHaveLength(1);
	});

	it("ends when a newer one is sent to the same address, and when it is withdrawn", async () => {
		const first = await invited("again@example.com");
		const second = await invited("Again@example.com");
		expect((await browser().ask(first.path)).status).toBe(410);
		expect((await browser().ask(second.path)).status).toBe(200);
		const page = await visitor("Olivia").read("/admin/staff");
		const [, about = ""] = /again@example\.com.*?name="about" value="([^"]+)"/s.exec(page) ?? [];
		await visitor("Olivia").send("/admin/staff", { intent: "revoke", about });
		expect((await browser().ask(second.path)).status).toBe(410);
	});

	it("is sent again with another link", async () => {
		const first = await invited("resend@example.com");
		const page = await visitor("Olivia").read("/admin/staff");
		const [, about = ""] = /resend@example\.com.*?name="about" value="([^"]+)"/s.exec(page) ?? [];
		await visitor("Olivia").send("/admin/staff", { intent: "resend", about, language: "pt" });
		const link = await mailedLink(mail, "resend@example.com", /Seu acesso/);
		expect((await browser().ask(first.path)).status).toBe(410);
		expect((await browser().ask(link.pathname + link.search)).status).toBe(200);
	});

	it("asks before it binds somebody else who is signed in, and changes nothing by being opened", async () => {
		const first = await invited("someone@example.com");
		const una = browser();
		await una.send("/admin/join", newcomer("Someone", first.token));
		// Removed, so that the account is left without a place here.
		await visitor("Olivia").send("/admin/staff", { intent: "remove", about: await idOf("Someone") });
		await una.send("/account", { form: "sign-in", email: "someone@example.com", password: PASSWORD });
		expect((await una.ask("/admin")).status).toBe(404);
		const { token, path } = await invited("other@example.com");
		const page = await (await una.ask(path)).text();
		expect(page).toContain("The invitation was sent to other@example.com, but you’re signed in as Someone");
		expect((await una.ask("/admin")).status).toBe(404);
		expect((await una.send("/admin/join", { intent: "accept", token })).status).toBe(303);
		expect((await una.ask("/admin")).status).toBe(200);
	});

	it("cannot give an account that exists a new password", async () => {
		const first = await invited("taken@example.com");
		await browser().send("/admin/join", newcomer("Owner of it", first.token));
		await visitor("Olivia").send("/admin/staff", { intent: "remove", about: await idOf("taken") });
		const { token, path } = await invited("taken@example.com");
		expect(await (await browser().ask(path)).text()).toContain("has an account already");
		expect((await browser().send("/admin/join", newcomer("Thief", token))).status).toBe(409);
	});

	it("keeps what was typed, and refuses weak passwords", async () => {
		const { token, path } = await invited("weak@example.com");
		const refused = await browser().send(path, { ...newcomer("Wanda", token), password: "password12" });
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain('value="Wanda"');
	});

	it("does not change the role of somebody who works here", async () => {
		const { token } = await invited("spare@example.com");
		const otto = visitor("Otto");
		expect(await otto.read(`/admin/join?token=${token}`)).toContain("You work here already");
		expect((await otto.send("/admin/join", { intent: "accept", token })).status).toBe(410);
		expect((await otto.ask("/admin/staff")).status).toBe(200);
	});

	it.each([
		["no address", { email: "no address" }],
		["no role", { role: "king" }],
		["no store", { stores: "" }],
		["an unknown store", { stores: "store-nowhere" }],
	])("STAFF-5 takes no %s, and keeps what was typed", async (_, fields) => {
		const entry = {
			intent: "invite",
			email: "typo@example.com",
			role: "clerk",
			stores: "store-goose-creek",
			...fields,
		};
		const response = await visitor("Olivia").send("/admin/staff", entry);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(`value="${entry.email}"`);
	});
});

describe("STAFF-6 a colleague", () => {
	it("who is removed is out at the next request, for good", async () => {
		const rita = visitor("Rita");
		expect((await rita.ask("/admin")).status).toBe(200);
		await visitor("Olivia").send("/admin/staff", { intent: "remove", about: await idOf("Rita") });
		expect((await rita.ask("/admin")).headers.get("Location")).toBe("/account?next=%2Fadmin");
		expect(await visitor("Olivia").read("/admin/staff")).not.toContain("rita@example.com");
	});

	it("gets another role and other stores with the next request", async () => {
		const about = await idOf("Clara");
		const entry = { intent: "change-role", about, role: "owner" };
		expect((await visitor("Olivia").send("/admin/staff", entry)).status).toBe(303);
		expect((await visitor("Clara").ask("/admin/staff")).status).toBe(200);
		const back = { intent: "change-role", about, role: "clerk", stores: "store-marlborough" };
		await visitor("Olivia").send("/admin/staff", back);
		expect((await visitor("Clara").ask("/admin/staff")).status).toBe(403);
	});

	it("whose access is restored is signed out and has no second factor any more", async () => {
		const marco = visitor("Marco");
		await setUpAuthenticator(marco);
		await visitor("Olivia").send("/admin/staff", { intent: "restore", about: await idOf("Marco") });
		expect((await marco.ask("/admin")).headers.get("Location")).toBe("/account?next=%2Fadmin");
		const page = await visitor("Olivia").read("/admin/staff");
		expect(page).toMatch(/marco@example\.com.*?No second step yet/s);
	});

	it("who is the last owner stays one, also when two remove each other at the same moment", async () => {
		const [olivia, otto] = [await idOf("Olivia"), await idOf("Otto")];
		await Promise.all([
			visitor("Olivia").send("/admin/staff", {
				intent: "change-role",
				about: otto,
				role: "clerk",
				stores: "store-socastee",
			}),
			visitor("Otto").send("/admin/staff", {
				intent: "change-role",
				about: olivia,
				role: "clerk",
				stores: "store-socastee",
			}),
		]);
		const left = await Promise.all(
			["Olivia", "Otto"].map(async (name) => (await visitor(name).ask("/admin/staff")).status),
		);
		expect(left.toSorted()).toEqual([200, 403]);
		const [name = "", id = ""] = left[0] === 200 ? ["Olivia", olivia] : ["Otto", otto];
		for (const fields of [{ intent: "remove" }, { intent: "change-role", role: "manager", stores: "store-socastee" }]) {
			const response = await visitor(name).send("/admin/staff", { about: id, ...fields });
			expect(response.status).toBe(409);
			expect(await response.text()).toContain("The only owner stays");
		}
		await visitor(name).send("/admin/staff", {
			intent: "change-role",
			about: name === "Olivia" ? otto : olivia,
			role: "owner",
		});
	});
});

describe("STAFF-3 a session", () => {
	it("changes with every sign-in, and a proof stays with the session that gave it", async () => {
		const { token } = await invited("fix@example.com", { role: "owner" });
		const first = browser();
		await first.send("/admin/join", newcomer("Fix", token));
		const before = first.cookies.get("site.session_token");
		await first.send("/admin/security", { intent: "start-app" });
		const codeOf = authenticatorApp(await (await first.ask("/admin/security")).text());
		await first.send("/admin/security", { intent: "confirm-app", code: codeOf("first") });
		expect((await first.ask("/admin/staff")).status).toBe(200);
		const entry = { form: "sign-in", email: "fix@example.com", password: PASSWORD };
		const second = browser();
		await second.send("/account", entry);
		expect((await second.ask("/admin/staff")).headers.get("Location")).toBe("/admin/proof?next=%2Fadmin%2Fstaff");
		await first.send("/account", entry);
		expect(first.cookies.get("site.session_token")).not.toBe(before);
		expect((await first.ask("/admin/staff")).headers.get("Location")).toBe("/admin/proof?next=%2Fadmin%2Fstaff");
	});

	it("STAFF-8 leads back to where signing in was asked for, and only there", async () => {
		const entry = { form: "sign-in", email: "fix@example.com", password: PASSWORD };
		const asked = await browser().ask("/admin/staff");
		const path = asked.headers.get("Location") ?? "";
		const page = await (await browser().ask(path)).text();
		expect(page).toContain('name="next" value="/admin/staff"');
		expect((await browser().send(path, { ...entry, next: "/admin/staff" })).headers.get("Location")).toBe(
			"/admin/staff",
		);
		const wrong = await browser().send(path, { ...entry, password: "wrong", next: "/admin/staff" });
		expect(await wrong.text()).toContain('name="next" value="/admin/staff"');
		for (const next of ["//evil.test", "https://evil.test/admin", "/.//evil.test"])
			expect((await browser().send("/account", { ...entry, next })).headers.get("Location")).toBe("/account");
	});
});

describe("STAFF-9 the log", () => {
	it("says who did what, newest first, also by person", async () => {
		const page = await visitor("Olivia").read("/admin/log");
		const events = [...page.matchAll(/<li[^>]*><span[^>]*>([^<]+)<\/span>/g)].map(([, text]) => text);
		expect(events.length).toBeGreaterThan(20);
		expect(events).toContain("Olivia invited nina@example.com");
		const [, olivia = ""] = /<option value="([^"]+)">Olivia/.exec(page) ?? [];
		const hers = await visitor("Olivia").read(`/admin/log?person=${olivia}`);
		expect(hers).not.toContain("Nina joined");
		expect(hers).toContain("Olivia removed Rita");
	});

	it("goes on where its first page ends, though many things happened at the same moment", async () => {
		const seen: string[] = [];
		let path = "/admin/log";
		while (path) {
			const page = await visitor("Olivia").read(path);
			seen.push(...[...page.matchAll(/exported (file \d+)/g)].map(([, file = ""]) => file));
			path = /href="(\/admin\/log\?before=[^"]+)"/.exec(page)?.[1] ?? "";
		}
		// Each page has its data once more, for its scripts.
		expect([...new Set(seen)]).toHaveLength(120);
	});
});

describe("STAFF-7 npm run staff", () => {
	it("invites, lists and restores while the site runs, and keeps the last owner", async () => {
		const place = { DATA_DIR: site.dataFolder };
		const invitation = await runCommand(
			place,
			"staff",
			"invite",
			"cleo@example.com",
			"--role",
			"clerk",
			"--store",
			"store-socastee",
		);
		const [link = ""] = /http\S+/.exec(invitation.stdout) ?? [];
		expect(link).toContain(`${site.url}/admin/join?token=`);
		const token = new URL(link).searchParams.get("token") ?? "";
		expect((await browser().send("/admin/join", newcomer("Cleo", token))).status).toBe(303);
		expect((await runCommand(place, "staff", "list")).stdout).toMatch(
			/clerk {4}cleo@example\.com +Cleo {2}\(store-socastee\)/,
		);
		const restored = await runCommand(place, "staff", "restore", "cleo@example.com");
		expect(restored.stdout).toContain(`${site.url}/account?next=%2Fadmin%2Fsecurity`);
		expect((await runCommand(place, "staff", "remove", "cleo@example.com")).code).toBe(0);
		expect((await runCommand(place, "staff", "remove", "cleo@example.com")).code).toBe(1);
		const noStore = await runCommand(
			place,
			"staff",
			"invite",
			"x@example.com",
			"--role",
			"clerk",
			"--store",
			"store-no",
		);
		expect(noStore).toMatchObject({ code: 1, stderr: expect.stringContaining("store-socastee") });
	});

	it("works while no site runs, and a first local start prints a link for the owner", async () => {
		const folder = temporaryFolder();
		const place = { DATA_DIR: folder, PORT: "4331" };
		const first = await startSite({ DATA_DIR: folder });
		const [link = ""] =
			/^Nobody works in the back office yet\. Become its owner: (\S+)$/m.exec(first.output())?.slice(1) ?? [];
		const token = new URL(link).searchParams.get("token") ?? "";
		const owner = accountVisitor(first.url);
		expect(await (await owner.ask(`/admin/join?token=${token}`)).text()).toContain("You become the owner");
		const entry = { ...newcomer("First", token), email: "first@example.com" };
		const joined = await owner.ask("/admin/join", {
			method: "POST",
			body: new URLSearchParams(entry),
			headers: { Origin: first.url },
		});
		expect(joined.status).toBe(303);
		expect((await owner.ask("/admin")).status).toBe(200);
		await first.stop();
		expect((await runCommand(place, "staff", "list")).stdout).toContain("first@example.com");
		const invitation = await runCommand(place, "staff", "invite", "second@example.com");
		expect(invitation.stdout).toContain("http://127.0.0.1:4331/admin/join?token=");
		const again = await startSite({ DATA_DIR: folder });
		expect(again.output()).not.toContain("Nobody works");
		await again.stop();
		const { db, close } = await connect({ dataFolder: folder });
		const confirmed = await db
			.select()
			.from(users)
			.where(and(eq(users.emailVerified, true), ne(users.email, "")));
		await close();
		expect(confirmed.map(({ email }) => email)).toEqual(["first@example.com"]);
	});

	it("is not printed by a site with an address of its own", async () => {
		const public_ = await startSite({ SITE_URL: "https://shop.example" });
		expect(public_.output()).not.toContain("Nobody works");
		await public_.stop();
	});
});
