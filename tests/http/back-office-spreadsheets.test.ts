import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCsv } from "../../app/admin/spreadsheets/read-csv";
import { seedItems } from "../../app/catalogue/seed-items";
import { kinds, type Stored } from "../../app/catalogue/shapes";
import { csvLine } from "../../app/platform/csv";
import { save } from "../../db/catalogue/revisions";
import { type StaffSite, staffSite } from "./staff-site";

const plans = seedItems().filter(({ kind }) => kind === "internet-plan");
const [first, second, third] = plans as [(typeof plans)[0], (typeof plans)[0], (typeof plans)[0]];
const plan = (item: string) =>
	structuredClone(plans.find((each) => each.item === item)?.data) as Stored<"internet-plan">;

let site: StaffSite;
beforeAll(async () => {
	site = await staffSite(
		[
			{ name: "Olivia", role: "owner" },
			{ name: "Mona", role: "manager", stores: ["store-broadway"], provenAt: new Date(Date.now() - 60 * 60_000) },
			{ name: "Clara", role: "clerk", stores: ["store-goose-creek"] },
		],
		{
			// A colleague has raised one price and reworded another plan since revision 1.
			prepare: async (db) => {
				const change = (item: string, change: Partial<Stored<"internet-plan">>) =>
					save(db, { kind: "internet-plan", item, base: 1, data: { ...plan(item), ...change } });
				await change(second.item, { price: "$99/month" });
				await change(third.item, { priceNote: { en: "=2+2", es: "Nuevo", pt: "Novo" } });
			},
		},
	);
});
afterAll(async () => {
	expect(await site.stop()).toBe(0);
});

const get = (who: string, path: string) =>
	fetch(site.url + path, { headers: { Cookie: site.cookieOf(who) }, redirect: "manual" });
const download = async (kind: string) => {
	const response = await get("Olivia", `/admin/spreadsheets/${kind}/export`);
	expect(response.status).toBe(200);
	return response.text();
};

async function send(who: string, kind: string, fields: Record<string, string | Blob>) {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const response = await fetch(`${site.url}/admin/spreadsheets/${kind}`, {
		method: "POST",
		redirect: "manual",
		headers: { Cookie: site.cookieOf(who), Origin: site.url },
		body,
	});
	return { status: response.status, to: response.headers.get("Location") ?? "", html: await response.text() };
}

/** What the button of the preview sends. */
const confirmed = (html: string): string =>
	(/<input type="hidden" name="text" value="([^"]*)"/.exec(html)?.[1] ?? "")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");

const sheet = (...rows: string[][]) => rows.map(csvLine).join("");

describe("exporting", () => {
	test.each(kinds)("SHEET-3 %s: the exported sheet imports without a change", async (kind) => {
		const csv = await download(kind);
		expect(csv.startsWith("item,revision") || csv.includes('"item","revision"')).toBe(true);
		const { status, html } = await send("Olivia", kind, { intent: "preview", file: new Blob([csv]) });
		expect(html).toContain("0 items would change");
		expect(status).toBe(200);
	});

	test("SHEET-1 it has a mark for Excel, runs no formulas, and is never cached", async () => {
		const response = await get("Olivia", "/admin/spreadsheets/internet-plan/export");
		expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="internet-plan.csv"');
		expect(response.headers.get("Cache-Control")).toContain("no-store");
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const [head = [], ...rows] = readCsv(new TextDecoder().decode(bytes)) ?? [];
		expect(head).toEqual(expect.arrayContaining(["price", "speed.en", "speed.es", "speed.pt", "facts.downMbps"]));
		expect(rows.find(([item]) => item === third.item)?.[head.indexOf("priceNote.en")]).toBe("'=2+2");
	});

	test("SHEET-4 it takes a recent proof, and clerks cannot", async () => {
		expect((await get("Mona", "/admin/spreadsheets/store/export")).headers.get("Location")).toMatch(/^\/admin\/proof/);
		expect((await get("Clara", "/admin/spreadsheets/store/export")).status).toBe(403);
		expect(await (await get("Clara", "/admin/spreadsheets")).text()).not.toContain("/export");
		expect((await get("Olivia", "/admin/spreadsheets/nothing/export")).status).toBe(404);
	});
});

describe("importing", () => {
	const price = plan(first.item).price;

	test("SHEET-2 every bad cell is named, the rest can be imported, and nothing changes before", async () => {
		const text = sheet(
			["item", "revision", "price", "facts.downMbps"],
			[first.item, "1", "$41", ""],
			[second.item, "2", "forty", "fast"],
			["two words", "", "$5", ""],
		);
		const { status, html } = await send("Clara", "internet-plan", { intent: "preview", text });
		expect(status).toBe(422);
		expect(html).toContain("Row 3, column C (price): “forty” doesn’t work here. Enter a price like $45 or $45/month.");
		expect(html).toContain("Row 3, column D (facts.downMbps): “fast”");
		expect(html).toContain("Row 4: “two words” can’t be the name");
		expect(html).toContain("1 item would change");
		expect(html).toContain(`<del>${price}</del>`);
		expect(html).toContain("<ins>$41/month</ins>");
		// What was pasted is still in the field.
		expect(html).toContain("two words&quot;");
		expect(await download("internet-plan")).not.toContain("$41/month");
	});

	test("SHEET-3 confirming makes a draft, which is not on the site, and repeating it changes nothing", async () => {
		const text = sheet(["item", "revision", "price"], [first.item, "1", "42"]);
		const preview = await send("Clara", "internet-plan", { intent: "preview", text });
		const fields = { intent: "import", text: confirmed(preview.html) };
		expect((await send("Clara", "internet-plan", fields)).html).toContain("1 draft made");
		expect(await download("internet-plan")).toContain("$42/month");
		expect(await (await fetch(`${site.url}/internet-plans`)).text()).not.toContain("$42/month");
		expect((await send("Clara", "internet-plan", fields)).html).toContain("0 drafts made");
	});

	test("SHEET-3 another field than a colleague's is merged; the same field is a conflict with both values", async () => {
		const text = sheet(
			["item", "revision", "price", "speed.en", "speed.es", "speed.pt"],
			[second.item, "1", plan(second.item).price, "Quick", "Veloz", "Ligeiro"],
			[third.item, "1", "$77", "", "", ""].slice(0, 3),
		);
		const preview = await send("Clara", "internet-plan", { intent: "preview", text });
		expect(preview.html).toContain("Both changes will be kept");
		const clash = sheet(["item", "revision", "price"], [second.item, "1", "$55"]);
		const refused = await send("Clara", "internet-plan", { intent: "preview", text: clash });
		expect(refused.html).toContain("you have “$55/month”, a colleague has saved “$99/month” since");
		const done = await send("Clara", "internet-plan", { intent: "import", text: confirmed(refused.html) });
		expect(done.html).toContain(`${second.item} was not changed`);
		expect(await download("internet-plan")).not.toContain("$55/month");
	});

	test.each([
		["no columns", "", "There are no rows here"],
		["no item", sheet(["price"], ["$1"]), "no column “item”"],
		["an unknown column", sheet(["item", "prise"], ["x", "$1"]), "Column B: there is no column “prise”"],
		["a column twice", sheet(["item", "price", "Price"], ["x", "1", "2"]), "Columns B and C are both “Price”"],
		["an item twice", sheet(["item", "price"], [first.item, "$1"], [first.item, "$2"]), "is in row 2 already"],
		["a revision that is none", sheet(["item", "revision"], [first.item, "99"]), "has no revision “99”"],
		["an open quote", 'item,price\n"x,1', "never closed"],
		["a new item without what it needs", sheet(["item", "price"], ["brand-new", "$1"]), "has to be filled in"],
	])("SHEET-2 %s is said in words", async (_, text, sentence) => {
		const { status, html } = await send("Clara", "internet-plan", { intent: "preview", text });
		expect(status).toBe(422);
		expect(html).toContain(sentence);
	});

	test("SHEET-2 cells copied from a spreadsheet, semicolons and Excel's encodings are read", async () => {
		const text = `item\tpriceNote.es\n${first.item}\tmás IVA`;
		const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
		const latin = Buffer.from(text.replaceAll("\t", ";"), "latin1");
		for (const fields of [{ text }, { file: new Blob([utf16]) }, { file: new Blob([latin]) }]) {
			const { html } = await send("Clara", "internet-plan", { intent: "preview", ...fields });
			expect(html).toContain("<ins>más IVA</ins>");
		}
	});

	test("SHEET-2 more than a megabyte is refused", async () => {
		const { status } = await send("Clara", "internet-plan", { intent: "preview", text: "x".repeat(1_100_000) });
		expect(status).toBe(413);
	});
});
