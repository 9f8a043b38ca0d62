import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedItems } from "../../app/catalogue/seed-items";
import type { Stored } from "../../app/catalogue/shapes";
import { save } from "../../db/catalogue/revisions";
import { users } from "../../db/schema";
import { type StaffSite, staffSite } from "./staff-site";

const plans = seedItems().filter(
	(each) => each.kind === "internet-plan" && !("originalPrice" in each.data) && !("priceCheck" in each.data),
) as { kind: "internet-plan"; item: string; data: Stored<"internet-plan"> }[];
/** One for each test, so that they do not disturb each other. */
const [typed, wrong, disputed, checked, ticked, drafted] = plans as [
	(typeof plans)[0],
	(typeof plans)[0],
	(typeof plans)[0],
	(typeof plans)[0],
	(typeof plans)[0],
	(typeof plans)[0],
];
const keyOf = ({ kind, item }: { kind: string; item: string }) => `${kind}/${item}`;

let site: StaffSite;
beforeAll(async () => {
	site = await staffSite(
		[
			{ name: "Olivia", role: "owner" },
			{ name: "Clara", role: "clerk", stores: ["store-goose-creek"] },
		],
		{
			prepare: async (db) => {
				const [olivia] = await db.select({ id: users.id }).from(users).where(eq(users.name, "Olivia"));
				const change = { kind: disputed.kind, item: disputed.item, base: 1, author: olivia?.id ?? "" };
				await save(db, { ...change, data: { ...disputed.data, price: "$71/month" } });
			},
		},
	);
}, 120_000);
afterAll(() => site.stop());

const as = (name: string) => ({
	get: async (search = "") => {
		const response = await fetch(`${site.url}/admin/prices${search}`, { headers: { Cookie: site.cookieOf(name) } });
		return { response, html: await response.text() };
	},
	/** The form as a browser without scripts sends it. */
	send: async (fields: Record<string, string> | [string, string][], search = "") => {
		const response = await fetch(`${site.url}/admin/prices${search}`, {
			method: "POST",
			redirect: "manual",
			headers: { Cookie: site.cookieOf(name), Origin: site.url },
			body: new URLSearchParams(fields),
		});
		return { response, html: await response.text() };
	},
});

/** What a cell of a page says, and the revision that its row was made from. */
const cellIn = (html: string, cell: string, key: string) =>
	new RegExp(`<input[^>]*name="${cell}:${key}"[^>]*>`).exec(html)?.[0]?.match(/value="([^"]*)"/)?.[1];
const rowIn = (html: string, key: string) =>
	new RegExp(`<tr[^>]*data-key="${key}"[\\s\\S]*?</tr>`).exec(html)?.[0].replaceAll("<!-- -->", "") ?? "";

describe("without scripts", () => {
	test("GRID-1 all prices are in one table, a hundred a page, and nothing of it is cached or indexed", async () => {
		const { response, html } = await as("Clara").get();
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toMatch(/no-store|private/);
		expect(html).toContain('content="noindex"');
		expect(html.match(/<tr[^>]*data-key=/g)).toHaveLength(100);
		expect(cellIn(html, "price", keyOf(typed))).toBe(typed.data.price);
		const second = await as("Clara").get("?page=2");
		expect(second.html).toContain('data-key="phone-case/');
	});

	test("GRID-3 GRID-4 a typed price is saved as a draft, and the site does not show it", async () => {
		const key = keyOf(typed);
		const { html } = await as("Clara").send({ [`base:${key}`]: "1", [`price:${key}`]: "91,00", intent: "save" });
		expect(html).toContain("One item saved.");
		expect(cellIn(html, "price", key)).toBe("$91/month");
		expect(rowIn(html, key)).toContain("Changed");
		expect(rowIn(html, key)).toContain(`On the site: ${typed.data.price}`);
		const shop = await (await fetch(`${site.url}/internet-plans`)).text();
		expect(shop).not.toContain("$91/month");
		const changed = await as("Olivia").get("?show=changed");
		expect(rowIn(changed.html, key)).not.toBe("");
	});

	test("GRID-4 what is wrong is said in its cell, and what was typed stays there", async () => {
		const key = keyOf(wrong);
		const { response, html } = await as("Clara").send({
			[`base:${key}`]: "1",
			[`price:${key}`]: "free",
			[`originalPrice:${key}`]: "",
			intent: "save",
		});
		expect(response.status).toBe(200);
		expect(cellIn(html, "price", key)).toBe("free");
		expect(rowIn(html, key)).toContain("Write a price like $45 or $45/month.");
		const together = await as("Clara").send({
			[`base:${key}`]: "1",
			[`originalPrice:${key}`]: "1",
			[`originalPriceIs:${key}`]: "former",
		});
		expect(rowIn(together.html, key)).toContain("The crossed-out price has to be above the price.");
		expect(cellIn((await as("Clara").get()).html, "price", key)).toBe(wrong.data.price);
	});

	test("GRID-4 of two people in one cell both values are shown, and nobody’s is lost", async () => {
		const key = keyOf(disputed);
		const { html } = await as("Clara").send({ [`base:${key}`]: "1", [`price:${key}`]: "72" });
		expect(rowIn(html, key)).toContain("Olivia saved $71/month meanwhile. You typed $72/month.");
		expect(cellIn(html, "price", key)).toBe("$72/month");
		expect(cellIn(html, "base", key)).toBe("2");
		// Having seen both, sending again keeps one's own.
		const again = await as("Clara").send({ [`base:${key}`]: "2", [`price:${key}`]: "$72/month" });
		expect(again.html).toContain("One item saved.");
		expect(cellIn(again.html, "price", key)).toBe("$72/month");
	});

	test("GRID-4 sending the same twice stores it once", async () => {
		const key = keyOf(wrong);
		const fields = { [`base:${key}`]: "1", [`price:${key}`]: "77" };
		await as("Clara").send(fields);
		const { html } = await as("Clara").send(fields);
		expect(html).not.toContain("One item saved.");
		expect(cellIn(html, "base", key)).toBe("2");
	});

	test("GRID-6 a row is checked today, by whom and from where, and what was typed beside it is saved", async () => {
		const key = keyOf(checked);
		const before = await as("Clara").get("?show=unconfirmed");
		expect(rowIn(before.html, key)).toContain("Unconfirmed");
		const { html } = await as("Clara").send({
			[`base:${key}`]: "1",
			[`price:${key}`]: checked.data.price,
			check: key,
			source: "Phone call with the carrier",
		});
		expect(html).toContain("One price checked today.");
		expect(rowIn(html, key)).toContain("Clara");
		expect(rowIn(html, key)).toContain("Phone call with the carrier");
		expect(rowIn(html, key)).not.toContain("Unconfirmed");
		expect(rowIn((await as("Clara").get("?show=due")).html, key)).toBe("");
	});

	test("GRID-6 the ticked rows are checked together; a price that changed meanwhile is not", async () => {
		const [one, other] = [keyOf(ticked), keyOf(disputed)];
		const { html } = await as("Clara").send([
			[`base:${one}`, "1"],
			[`base:${other}`, "1"],
			["item", one],
			["item", other],
			["intent", "check"],
		]);
		expect(html).toContain("One price checked today.");
		expect(html).toContain("One price wasn’t confirmed");
		expect(rowIn(html, one)).toContain("Clara");
	});

	test("GRID-6 of a price that is not published yet the draft is confirmed", async () => {
		const key = keyOf(drafted);
		await as("Clara").send({ [`base:${key}`]: "1", [`price:${key}`]: "73" });
		const { html } = await as("Clara").send({ [`base:${key}`]: "2", check: key });
		expect(rowIn(html, key)).toContain("Clara");
		expect(rowIn(html, key)).not.toContain("Unconfirmed");
	});

	test("GRID-5 filters are in the URL, with how many rows each leaves", async () => {
		const cases = seedItems().filter(({ kind }) => kind === "phone-case").length;
		const { html } = await as("Clara").get("?kind=phone-case");
		expect(html.match(/<tr[^>]*data-key=/g)).toHaveLength(cases);
		expect(html).toContain(`Phone cases (${cases})`);
		const none = await as("Clara").get("?q=there-is-no-such-plan");
		expect(none.html).toContain("No price fits these filters.");
	});

	test("GRID-4 a form that nobody could have sent changes nothing", async () => {
		for (const fields of [
			{ "base:internet-plan/none": "1", "price:internet-plan/none": "45" },
			{ [`base:${keyOf(typed)}`]: "99", [`price:${keyOf(typed)}`]: "45" },
			{ "base:store/store-marlborough": "1", "price:store/store-marlborough": "45" },
			{ "base:": "1", "price:": "45" },
			{ "base:__proto__": "1", "price:__proto__": "45" },
			{ check: "internet-plan/none" },
		]) {
			const { response, html } = await as("Clara").send(fields as Record<string, string>);
			expect(response.status).toBe(200);
			expect(html).not.toContain("saved. It’s on the site");
			expect(html).not.toContain("checked today.");
		}
	});

	test("GRID-4 whoever does not work here cannot send it", async () => {
		const key = keyOf(typed);
		const response = await fetch(`${site.url}/admin/prices`, {
			method: "POST",
			redirect: "manual",
			headers: { Origin: site.url },
			body: new URLSearchParams({ [`base:${key}`]: "1", [`price:${key}`]: "1" }),
		});
		expect(response.status).toBe(302);
		expect(response.headers.get("Location")).toContain("/account");
	});
});
