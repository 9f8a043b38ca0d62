import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../db/connect";
import { contactMessages, leads } from "../../db/schema";
import { type BackOfficeVisitor, backOfficeVisitor } from "./back-office-visitor";
import { startMailServer } from "./mail-server";
import { type StaffSite, staffSite } from "./staff-site";

const HERE = "store-marlborough";
const THERE = "store-broadway";
let site: StaffSite;
let mail: Awaited<ReturnType<typeof startMailServer>>;
const ids = new Map<string, string>();

async function prepare(db: Database) {
	const message = { language: "en", topic: "general", message: "Hello" };
	const sent = [
		{ name: "Ana", email: "ana@example.com", store: HERE, language: "es", message: "¿Tienen la funda mágica?" },
		{ name: "Bo", phone: "(508) 555-0141", store: HERE, topic: "of a former version" },
		{ name: "Cy", email: "cy@example.com", store: THERE },
		{ name: "Di", email: "di@example.com", store: null, message: "100% sure about_this" },
		{ name: "Ed", email: "ed@example.com", store: HERE },
		{ name: "Flo", email: "flo@example.com", phone: "5085550142", consentAt: new Date(), store: HERE },
		{ name: "Gus", email: "gus@example.com", store: HERE },
	];
	const many = Array.from({ length: 35 }, (_, index) => ({ name: `Visitor ${index}`, store: "store-goose-creek" }));
	const kept = await db
		.insert(contactMessages)
		.values(
			[...sent, ...many].map((each, index) => ({
				...message,
				...each,
				reference: `BP-${index}`,
				fingerprint: String(index),
				createdAt: new Date(Date.UTC(2026, 10, 1, 12, index)),
			})),
		)
		.returning({ id: contactMessages.id, name: contactMessages.name });
	const found = await db.select({ id: leads.id, message: leads.messageId }).from(leads);
	for (const { id, name } of kept) ids.set(name, found.find(({ message: of }) => of === id)?.id ?? "");
}

beforeAll(async () => {
	mail = await startMailServer();
	site = await staffSite(
		[
			{ name: "Olivia", role: "owner" },
			{ name: "Marco", role: "manager", stores: [HERE] },
			{ name: "Clara", role: "clerk", stores: [THERE] },
		],
		{ prepare, environment: { SMTP_URL: mail.url, DEALER_INBOX: "shop@example.com" } },
	);
});
afterAll(async () => {
	await site.stop();
	await mail.stop();
});

const as = (name: string) => backOfficeVisitor(site, site.cookieOf(name));
const of = (name: string) => `/admin/inbox/${ids.get(name)}`;
/** The names of the visitors in a list, in its order. */
const listed = (html: string) => [...html.matchAll(/class="inbox-name">([^<]+)/g)].map(([, name = ""]) => name.trim());
const list = async (visitor: BackOfficeVisitor, query = "") => listed(await visitor.read(`/admin/inbox${query}`));
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

describe("LEAD-1 who sees what visitors sent", () => {
	test("an owner sees all, others what is for their stores or for none", async () => {
		expect(await list(as("Olivia"), "?store=store-broadway")).toEqual(["Cy"]);
		expect(await list(as("Marco"))).toEqual(["Ana", "Bo", "Di", "Ed", "Flo", "Gus"]);
		expect(await list(as("Clara"))).toEqual(["Cy", "Di"]);
		expect(await list(as("Clara"), `?store=${HERE}`)).toEqual(["Cy", "Di"]);
	});

	test("the message of another store can be neither read nor answered", async () => {
		const clara = as("Clara");
		expect((await clara.ask(of("Ana"))).status).toBe(404);
		expect((await clara.send(of("Ana"), { intent: "done" })).status).toBe(404);
		expect((await clara.ask("/admin/inbox/x")).status).toBe(404);
		expect(await list(as("Marco"))).toContain("Ana");
	});

	test("PUB-8 Today counts new messages by store, the oldest first, and leads to each of them", async () => {
		const today = await as("Clara").read("/admin");
		expect(today).toContain("2 new messages");
		expect(today).toMatch(/Broadway: 1 · Any store: 1[\s\S]*Cy: “Hello”[\s\S]*Di: “100% sure/);
		expect(today).toContain(of("Cy"));
		expect(today).not.toContain(of("Ana"));
	});
});

describe("LEAD-2 the list", () => {
	test("is searched by words, accents or not, by reference, and by the digits of a phone", async () => {
		const olivia = as("Olivia");
		const found = (words: string) => list(olivia, `?${new URLSearchParams({ q: words })}`);
		expect(await found("magica FUNDA")).toEqual(["Ana"]);
		expect(await found("508.555.0141")).toEqual(["Bo"]);
		expect(await found("bp-2")).toContain("Cy");
		expect(await found("100%")).toEqual(["Di"]);
		expect(await found("a_o")).toEqual([]);
		expect(await found("di@example")).toEqual(["Di"]);
	});

	test("goes on page by page, without a gap", async () => {
		const olivia = as("Olivia");
		const first = await olivia.read("/admin/inbox?store=store-goose-creek");
		const [, after = ""] = /after=([\w-]+)/.exec(first) ?? [];
		const second = await olivia.read(`/admin/inbox?store=store-goose-creek&after=${after}`);
		expect([...listed(first), ...listed(second)]).toEqual(Array.from({ length: 35 }, (_, index) => `Visitor ${index}`));
	});

	test("says that nothing was found, and takes any query", async () => {
		const olivia = as("Olivia");
		expect(await olivia.read("/admin/inbox?q=zzzz")).toContain("Nothing here matches that.");
		for (const query of ["?view=invented&after=x&store=x", "?q=%00", `?after=${randomUUID()}`, "?q=%25%5C_"])
			expect((await olivia.ask(`/admin/inbox${query}`)).status).toBe(200);
	});
});

describe("LEAD-4 what can be done about a message", () => {
	const page = (name: string) => as("Marco").read(of(name));
	const entry = async (name: string) => {
		const html = await page(name);
		return { entry: hidden(html, "entry"), seen: hidden(html, "seen") };
	};

	test("a reply goes to the visitor in their language, once, and the message waits for them", async () => {
		const marco = as("Marco");
		const form = { intent: "reply", text: "Sí, la tenemos.", ...(await entry("Ana")) };
		const [one, other] = await Promise.all([marco.send(of("Ana"), form), marco.send(of("Ana"), form)]);
		expect([one.status, other.status]).toEqual([303, 303]);
		await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(1);
		const [sent] = mail.received;
		expect(sent?.recipients).toEqual(["ana@example.com"]);
		expect(sent?.subject).toBe("Tu mensaje BP-0");
		expect(sent?.replyTo?.[0]?.address).toBe("shop@example.com");
		for (const part of ["Sí, la tenemos.", "Marco", "Escribiste:", "> ¿Tienen la funda mágica?"])
			expect(sent?.text).toContain(part);
		expect(await list(marco, "?view=waiting")).toEqual(["Ana"]);
		expect(await list(marco, "?mine=1&view=waiting")).toEqual(["Ana"]);
		expect((await page("Ana")).match(/<p class="lead-text">Sí, la tenemos\./g)).toHaveLength(1);
	});

	test("a reply by somebody who has not seen what a colleague added is kept back, with its text", async () => {
		const old = await entry("Ed");
		await as("Olivia").send(of("Ed"), { intent: "note", text: "I called them.", entry: randomUUID() });
		const refused = await as("Marco").send(of("Ed"), { intent: "reply", text: "Hello Ed", ...old });
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(html).toContain("A colleague has added something meanwhile");
		expect(html).toContain("I called them.");
		expect(html).toContain("Hello Ed</textarea>");
		const again = { entry: hidden(html, "entry"), seen: hidden(html, "seen") };
		expect((await as("Marco").send(of("Ed"), { intent: "reply", text: "Hello Ed", ...again })).status).toBe(303);
	});

	test("nothing, too much, no address, or an unknown colleague, store or time is refused in words", async () => {
		const marco = as("Marco");
		const refused = async (name: string, fields: Record<string, string>, words: string) => {
			const response = await marco.send(of(name), { entry: randomUUID(), seen: "0", ...fields });
			expect(response.status).toBe(422);
			expect(await response.text()).toContain(words);
		};
		await refused("Flo", { intent: "reply", text: "\0 " }, "Write something first.");
		await refused("Flo", { intent: "reply", text: "x".repeat(4_001) }, "At most 4000 characters.");
		await refused("Flo", { intent: "reply", text: "x", entry: "1" }, "That wasn’t saved");
		await refused("Bo", { intent: "reply", text: "Hello" }, "left no email address");
		await refused("Flo", { intent: "assign", assignee: "nobody" }, "That wasn’t saved");
		await refused("Flo", { intent: "move", store: "store-nowhere" }, "That wasn’t saved");
		await refused("Flo", { intent: "snooze", until: "never" }, "That wasn’t saved");
		expect(await list(marco)).toContain("Flo");
	});

	test("it is assigned, put aside until a time, taken up again, done and reopened; the thread says who did what", async () => {
		const marco = as("Marco");
		const press = (fields: Record<string, string>) => marco.send(of("Flo"), fields);
		const [, me = ""] = /<option value="([^"]+)"[^>]*>Marco \(me\)/.exec(await page("Flo")) ?? [];
		await press({ intent: "assign", assignee: me });
		expect(await list(marco, "?mine=1")).toContain("Flo");
		await press({ intent: "snooze", until: "tomorrow" });
		expect(await list(marco)).not.toContain("Flo");
		expect(await list(marco, "?view=snoozed")).toEqual(["Flo"]);
		await press({ intent: "open" });
		expect(await list(marco)).toContain("Flo");
		await press({ intent: "done" });
		expect(await list(marco, "?view=done")).toEqual(["Flo"]);
		await press({ intent: "open" });
		const html = await page("Flo");
		for (const words of ["gave it to Marco", "set it to “put aside”", "set it to “done”", "set it to “open”"])
			expect(html).toContain(words);
	});

	test("whoever hands it to another store does not see it any more, and its team does", async () => {
		const moved = await as("Marco").send(of("Gus"), { intent: "move", store: THERE });
		expect(moved.headers.get("Location")).toBe("/admin/inbox");
		expect((await as("Marco").ask(of("Gus"))).status).toBe(404);
		expect(await list(as("Clara"))).toContain("Gus");
		expect(await as("Clara").read(of("Gus"))).toContain("moved it to Broadway");
	});

	test("a phone number is called; it gets texts, in the visitor’s language, only from those who agreed", async () => {
		const html = await page("Bo");
		expect(html).toContain('href="tel:+15085550141"');
		expect(html).not.toContain("sms:");
		expect(await page("Flo")).toContain('href="sms:+15085550142?&amp;body=Hello%20Flo');
		expect(html).toContain("of a former version");
		expect(html).not.toContain("Send the reply");
	});
});
