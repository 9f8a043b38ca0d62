import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedItems } from "../../app/catalogue/seed-items";
import type { Stored } from "../../app/catalogue/shapes";
import { save } from "../../db/catalogue/revisions";
import { type StaffSite, staffSite } from "./staff-site";

const storeData = (id: string) =>
	structuredClone(seedItems().find(({ kind, item }) => kind === "store" && item === id)?.data) as Stored<"store">;

/** Today in the time zone of the stores. */
const today = Temporal.Now.plainDateISO("America/New_York").toString();
const writtenToday = new Intl.DateTimeFormat("en-US", {
	weekday: "short",
	month: "short",
	day: "numeric",
	timeZone: "UTC",
}).format(new Date(today));
const inDays = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();

let site: StaffSite;
beforeAll(async () => {
	const old = new Date(Date.now() - 60 * 60_000);
	site = await staffSite(
		[
			{ name: "Olivia", role: "owner" },
			{ name: "Marco", role: "manager", stores: ["store-marlborough"] },
			{ name: "Mona", role: "manager", stores: ["store-broadway"], provenAt: old },
			{ name: "Clara", role: "clerk", stores: ["store-goose-creek"] },
		],
		{
			prepare: (db) =>
				save(db, {
					kind: "store",
					item: "store-goose-creek",
					base: 1,
					data: { ...storeData("store-goose-creek"), street: "7 Draft Street" },
				}),
		},
	);
});
afterAll(async () => {
	expect(await site.stop()).toBe(0);
});

const open = async (who: string, path: string) => {
	const response = await fetch(site.url + path, { headers: { Cookie: site.cookieOf(who) } });
	return { status: response.status, html: await response.text() };
};

const send = async (who: string, path: string, fields: Record<string, string> | [string, string][]) => {
	const response = await fetch(site.url + path, {
		method: "POST",
		redirect: "manual",
		headers: { Cookie: site.cookieOf(who), Origin: site.url },
		body: new URLSearchParams(fields),
	});
	return { status: response.status, to: response.headers.get("Location") ?? "", html: await response.text() };
};

/** The fields of a form of a page, as a browser without scripts would send them. */
function fieldsOf(html: string, part: "week" | "contact"): [string, string][] {
	const [form = ""] = new RegExp(`<form(?:(?!</form>).)*aria-labelledby="${part}".*?</form>`, "s").exec(html) ?? [];
	return [...form.matchAll(/<input\s[^>]*>/g)].flatMap(([tag]): [string, string][] => {
		const attribute = (name: string) =>
			new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
		const name = attribute("name");
		if (!name || (attribute("type") === "checkbox" && !/\schecked/.test(tag))) return [];
		return [[name, attribute("value") ?? ""]];
	});
}

const changed = (fields: readonly [string, string][], change: Record<string, string>): [string, string][] => [
	...fields.filter(([name]) => !(name in change)),
	...Object.entries(change),
];

/** The public site follows within two seconds. */
const publicly = (text: string) =>
	expect
		.poll(async () => (await fetch(`${site.url}/locations`)).text(), { timeout: 20_000, interval: 100 })
		.toContain(text);

describe("a day", () => {
	test("STORE-1 every store is there, with its state and today's hours", async () => {
		const { status, html } = await open("Clara", "/admin/stores");
		expect(status).toBe(200);
		for (const name of ["Marlborough", "Broadway", "Socastee", "Goose Creek"]) expect(html).toContain(name);
		expect(html).toMatch(/Open now · closes at|Closed · opens/);
	});

	test("STORE-2 STORE-3 closed today is on the site at once, alone, and is taken back by undo", async () => {
		const closed = { store: "store-goose-creek", day: today, intent: "closed-day" };
		const { status, to } = await send("Clara", "/admin/stores", closed);
		expect(status).toBe(302);
		const { html } = await open("Clara", to);
		expect(html).toContain("Live on the site now.");
		expect(html).toContain("Undo");
		await publicly(writtenToday);
		// The colleague's draft of the street is not on the site, and is still a draft.
		expect(await (await fetch(`${site.url}/locations`)).text()).not.toContain("7 Draft Street");
		expect(html).toContain("It has changes that aren’t on the site yet.");
		const undone = await send("Clara", to, {
			store: "store-goose-creek",
			day: today,
			hours: "usual",
			intent: "undo-day",
		});
		expect(undone.status).toBe(302);
		expect((await open("Clara", "/admin/stores")).html).not.toContain("instead of");
	});

	test("STORE-2 a clerk of one store cannot close another, nor an unproven manager their own", async () => {
		const closed = { store: "store-marlborough", day: today, intent: "closed-day" };
		expect((await send("Clara", "/admin/stores", closed)).status).toBe(403);
		expect((await open("Clara", "/admin/stores")).html).not.toContain("Close Marlborough for today");
		const unproven = await send("Mona", "/admin/stores", { ...closed, store: "store-broadway" });
		expect(unproven.to).toMatch(/^\/admin\/proof\?/);
		expect((await open("Mona", "/admin/stores")).html).toContain("Show your second factor first");
		expect((await send("Marco", "/admin/stores", { ...closed, store: "no-store" })).status).toBe(404);
	});

	test.each([
		["a day that is over", { day: inDays(-1) }, "That day is over"],
		["no day", { day: "tomorrow" }, "Choose a day"],
		["no time", { opens: "ten-ish" }, "Enter a time"],
		["no time at all", { opens: "10:00", closes: "10:00" }, "can’t open and close at the same time"],
	])("STORE-2 %s is refused, and what was typed is kept", async (_, wrong, sentence) => {
		const fields = { day: inDays(3), opens: "10:00", closes: "13:00", intent: "special-day", ...wrong };
		const { status, html } = await send("Marco", "/admin/stores/store-marlborough", fields);
		expect(status).toBe(422);
		expect(html).toContain(sentence);
		expect(html).toContain('value="13:00"'.replace("13:00", fields.closes));
	});

	test("STORE-2 a holiday is added, listed for visitors, and removed", async () => {
		const here = "/admin/stores/store-marlborough";
		const holiday = { day: inDays(5), opens: "10:00", closes: "13:15", intent: "special-day" };
		const { to } = await send("Marco", here, holiday);
		expect((await open("Marco", to)).html).toContain("10AM-1:15PM");
		await publicly("10AM-1:15PM");
		await send("Marco", here, { day: holiday.day, intent: "usual-day" });
		expect((await open("Marco", here)).html).not.toContain("10AM-1:15PM");
	});
});

describe("the week, phones and services", () => {
	const here = "/admin/stores/store-marlborough";

	test("STORE-4 hours of the week are saved as a draft, and published by a manager with the same form", async () => {
		const fields = fieldsOf((await open("Marco", here)).html, "week");
		const late = changed(fields, { "Monday-closes-1": "21:15", intent: "save-week" });
		const saved = await send("Marco", here, late);
		expect(saved.to).toBe(`${here}?saved=week#week`);
		const { html } = await open("Marco", here);
		expect(html).toContain("Changed, not on the site yet.");
		expect(await (await fetch(`${site.url}/locations`)).text()).not.toContain("9:15PM");
		const again = changed(fieldsOf(html, "week"), { intent: "publish-week" });
		expect((await send("Marco", here, again)).to).toBe(`${here}?live=week#week`);
		await publicly("9:15PM");
	});

	test("STORE-4 publishing without a recent proof saves first, so that nothing typed is lost", async () => {
		const broadway = "/admin/stores/store-broadway";
		const fields = fieldsOf((await open("Mona", broadway)).html, "contact");
		const { to } = await send("Mona", broadway, changed(fields, { phone: "843 555 0119", intent: "publish-contact" }));
		expect(to).toMatch(/^\/admin\/proof\?next=/);
		const { html } = await open("Mona", broadway);
		expect(html).toContain("(843) 555-0119");
		expect(await (await fetch(`${site.url}/locations`)).text()).not.toContain("(843) 555-0119");
	});

	test("STORE-4 two people: different parts are merged, the same hours are shown before they are replaced", async () => {
		const goose = "/admin/stores/store-goose-creek";
		const { html } = await open("Olivia", goose);
		const [week, contact] = [fieldsOf(html, "week"), fieldsOf(html, "contact")];
		expect(
			(await send("Clara", goose, changed(week, { "Sunday-closes-1": "16:00", intent: "save-week" }))).status,
		).toBe(302);
		const merged = await send("Olivia", goose, changed(contact, { phone: "(843) 555-0199", intent: "save-contact" }));
		expect(merged.to).toBe(`${goose}?merged=contact#contact`);
		const conflict = await send("Olivia", goose, changed(week, { "Sunday-closes-1": "15:00", intent: "save-week" }));
		expect(conflict.status).toBe(422);
		expect(conflict.html).toContain("Someone saved other hours");
		expect(conflict.html).toContain("12PM-4PM");
		const replaced = changed(fieldsOf(conflict.html, "week"), { intent: "save-week" });
		expect(Object.fromEntries(replaced)["Sunday-closes-1"]).toBe("15:00");
		expect((await send("Olivia", goose, replaced)).status).toBe(302);
	});

	test("STORE-4 faults are named beside their fields and everything typed is kept", async () => {
		const { html } = await open("Marco", here);
		const week = changed(fieldsOf(html, "week"), { "Friday-opens-1": "soonish", intent: "save-week" });
		const refused = await send("Marco", here, week);
		expect(refused.status).toBe(422);
		expect(refused.html).toContain('href="#field-Friday-opens-1"');
		const contact = changed(fieldsOf(html, "contact"), {
			phone: "ask inside",
			"new-en": "Repairs",
			intent: "save-contact",
		});
		const both = await send("Marco", here, contact);
		expect(both.html).toContain('value="ask inside"');
		expect(both.html).toContain("in all three languages");
	});

	test("STORE-4 other people's stores can be looked at only", async () => {
		const { status, html } = await open("Clara", here);
		expect(status).toBe(200);
		expect(html).toContain("This isn’t your store");
		const week = changed(fieldsOf(html, "week"), { base: "1", intent: "save-week" });
		expect((await send("Clara", here, week)).status).toBe(403);
		const own = fieldsOf((await open("Clara", "/admin/stores/store-goose-creek")).html, "week");
		expect(
			(await send("Clara", "/admin/stores/store-goose-creek", changed(own, { intent: "publish-week" }))).status,
		).toBe(403);
	});
});
