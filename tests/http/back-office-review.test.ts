import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stored } from "../../app/catalogue/shapes";
import { heads, save } from "../../db/catalogue/revisions";
import type { Database } from "../../db/connect";
import { staffAuthenticators, users } from "../../db/schema";
import { type StaffSite, staffSite } from "./staff-site";

type Case = Stored<"phone-case">;

/** The newest state of the first phone cases. */
async function phoneCases(db: Database) {
	const all = await heads(db);
	return all.flatMap(({ kind, item, number, data }) =>
		kind === "phone-case" ? [{ item, number, data: data as Case }] : [],
	);
}

let site: StaffSite;
/** A phone case that has a draft with a wrong price. */
let wrong: { item: string; price: string };
beforeAll(async () => {
	site = await staffSite(
		[
			{ name: "Olivia", role: "owner" },
			{ name: "Clara", role: "clerk", stores: ["store-goose-creek"] },
			{ name: "Otto", role: "owner", provenAt: new Date(Date.now() - 13 * 3_600_000) },
		],
		{
			prepare: async (db) => {
				const [otto] = await db.select({ userId: users.id }).from(users).where(eq(users.name, "Otto"));
				if (!otto) throw new Error("Otto is missing");
				await db.insert(staffAuthenticators).values({ ...otto, secret: "unused", confirmedAt: new Date() });
				const [first, second] = await phoneCases(db);
				if (!first) throw new Error("There is no phone case");

				const timed = [{ from: "2036-11-28T00:00", until: "2036-12-02T00:00", set: { price: "$7.77" } }];
				await save(db, { kind: "phone-case", item: first.item, base: first.number, data: { ...first.data, timed } });
				const [author] = await db.select({ id: users.id }).from(users).where(eq(users.name, "Clara"));
				if (!second || !author) throw new Error("There is one phone case only");
				wrong = { item: second.item, price: second.data.price };
				const data: Case = { ...second.data, price: "$13.13" };
				delete data.originalPrice;
				delete data.originalPriceIs;
				await save(db, { kind: "phone-case", item: second.item, base: second.number, data, author: author.id });
			},
		},
	);
});
afterAll(async () => {
	expect(await site.stop()).toBe(0);
});

const as = (name: string, path: string, init: RequestInit = {}) =>
	fetch(site.url + path, { redirect: "manual", ...init, headers: { ...init.headers, Cookie: site.cookieOf(name) } });
const textAs = async (name: string, path: string) => (await as(name, path)).text();

test("PUB-1 an offer is in the preview of its date, and the public page is the same byte for byte", async () => {
	const before = await (await fetch(`${site.url}/phone-cases`)).text();
	const friday = "/admin/preview/draft/2036-11-28T00:00";
	expect(await textAs("Olivia", `${friday}/phone-cases`)).toContain("$7.77");
	for (const path of ["/es/phone-cases", "/pt/phone-cases", "/phone-cases.data"])
		expect(await textAs("Olivia", friday + path), path).toContain("7.77");
	for (const other of [
		"draft/now",
		"draft/2036-11-27T23:59",
		"draft/2036-12-02T00:00",
		"live/2036-11-28T00:00",
		"release-1/2036-11-28T00:00",
	])
		expect(await textAs("Olivia", `/admin/preview/${other}/phone-cases`), other).not.toContain("$7.77");
	expect(await (await fetch(`${site.url}/phone-cases`)).text()).toBe(before);
});

test("PUB-1 links and data of a preview stay in it", async () => {
	const page = await textAs("Olivia", "/admin/preview/draft/now/es/phone-cases");
	expect(page).toContain('lang="es"');
	expect(page).toContain('href="/admin/preview/draft/now/es/contact');
	expect(page).toContain('"basename":"/admin/preview/draft/now"');
	const start = await as("Olivia", "/admin/preview/draft/now.data");
	expect(start.status).toBe(200);
	expect(start.headers.get("Content-Type")).toContain("text/x-script");
	const unknown = await as("Olivia", "/admin/preview/draft/now/partners/nobody");
	expect([unknown.status, unknown.headers.get("Location")]).toEqual([302, "/admin/preview/draft/now/partners"]);
});

test("PUB-2 previews are for staff with a fresh second factor, read only, never stored or listed, and framed by this site only", async () => {
	const path = "/admin/preview/draft/now/phone-cases";
	const stranger = await fetch(site.url + path, { redirect: "manual" });
	expect([stranger.status, stranger.headers.get("Location")]).toEqual([
		302,
		`/account?next=${encodeURIComponent(path)}`,
	]);
	expect((await as("Otto", path)).headers.get("Location")).toBe(`/admin/proof?next=${encodeURIComponent(path)}`);
	const page = await as("Clara", path);
	expect(page.status).toBe(200);
	expect(page.headers.get("Cache-Control")).toBe("private, no-store");
	expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
	expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
	const open = await fetch(`${site.url}/phone-cases`);
	expect(open.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
	for (const name of ["Olivia", "Clara"]) {
		const sent = await as(name, "/admin/preview/draft/now/contact", {
			method: "POST",
			body: new URLSearchParams({ name: "x" }),
			headers: { Origin: site.url },
		});
		expect(sent.status).toBe(405);
		expect(await sent.text()).toContain("nothing is sent");
	}
	for (const nothing of [
		"/admin/preview/draft/now/admin",
		"/admin/preview/draft/2036-02-31T00:00",
		"/admin/preview/other/now",
	])
		expect((await as("Olivia", nothing)).status, nothing).toBe(404);
});

const send = (name: string, path: string, fields: Record<string, string | string[]>) => {
	const body = new URLSearchParams();
	for (const [field, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(field, each);
	return as(name, path, { method: "POST", body, headers: { Origin: site.url } });
};
const key = () => `phone-case/${wrong.item}`;
/** What the review page offers to publish. */
const offered = async () => {
	const page = await textAs("Olivia", "/admin/review");
	return [...page.matchAll(/name="chosen" (?:checked="" )?value="([^"]+)"/g)].map(([, token = ""]) => token);
};
const tokenOfWrong = async () => (await offered()).find((token) => token.startsWith(key())) ?? "";
const shown = async (text: string) => (await (await fetch(`${site.url}/phone-cases`)).text()).includes(text);

test("PUB-3 the review says what changed, from what to what, who changed it, and from when an offer holds", async () => {
	const page = await textAs("Olivia", "/admin/review");
	expect(page).toContain(`<del>${wrong.price}</del>`);
	expect(page).toContain("<ins>$13.13</ins>");
	expect(page).toContain("Clara");
	expect(page).toContain("from Fri, Nov 28 until Tue, Dec 2");
	const spanish = await as("Olivia", "/admin/review", { headers: { "Accept-Language": "es" } });
	expect(await spanish.text()).toContain("Precio");
});

test("PUB-4 a clerk sees the review and who can publish, and cannot publish", async () => {
	const page = await textAs("Clara", "/admin/review");
	expect(page).toContain("$13.13");
	expect(page).toContain("Olivia, Otto can publish this");
	expect(page).not.toContain('value="publish"');
	const sent = await send("Clara", "/admin/review", { intent: "publish", chosen: await tokenOfWrong() });
	expect(sent.status).toBe(403);
	expect((await send("Clara", "/admin/review", { intent: "undo", release: "1" })).status).toBe(403);
});

test("PUB-4 nothing is published if somebody changed it after it was looked at", async () => {
	const seen = await tokenOfWrong();
	expect((await send("Clara", `/admin/history/${key()}`, { intent: "restore", revision: "1" })).status).toBe(303);
	expect((await send("Clara", `/admin/history/${key()}`, { intent: "restore", revision: "2" })).status).toBe(303);
	const refused = await send("Olivia", "/admin/review", { intent: "publish", chosen: seen, note: "Lower price" });
	expect(refused.status).toBe(409);
	const page = await refused.text();
	expect(page).toContain("Someone changed something");
	expect(page).toContain("Clara");
	expect(page).toContain('value="Lower price"');
	expect(await shown("$13.13")).toBe(false);
	expect((await as("Olivia", "/admin/history/2")).status).toBe(404);
});

test("PUB-4 some of it is published with a note; the rest stays a draft; undo takes it back", async () => {
	const before = await offered();
	const published = await send("Olivia", "/admin/review", {
		intent: "publish",
		chosen: await tokenOfWrong(),
		note: "Lower price",
	});
	expect([published.status, published.headers.get("Location")]).toEqual([303, "/admin/review?published=2"]);
	expect(await shown("$13.13")).toBe(true);
	const after = await textAs("Olivia", "/admin/review?published=2");
	expect(after).toContain("Live on the site now");
	expect(await offered()).toEqual(before.filter((token) => !token.startsWith(key())));
	const release = await textAs("Olivia", "/admin/history/2");
	for (const text of ["Lower price", "$13.13", "Olivia"]) expect(release).toContain(text);

	expect((await send("Olivia", "/admin/review", { intent: "undo", release: "1" })).status).toBe(422);
	expect(await shown("$13.13")).toBe(true);
	const undone = await send("Olivia", "/admin/review", { intent: "undo", release: "2" });
	expect(undone.headers.get("Location")).toBe("/admin/review?undone=2&published=3");
	expect(await shown("$13.13")).toBe(false);
	expect(await textAs("Olivia", "/admin/review?undone=2&published=3")).toContain("Release 2 was taken back");
});

test("PUB-6 a revision and a whole release are brought back as drafts", async () => {
	const history = await textAs("Clara", `/admin/history/${key()}`);
	for (const text of ["Version 1", "Version 4", "Release 2", "Restored", "Release undone"])
		expect(history).toContain(text);
	expect((await send("Clara", `/admin/history/${key()}`, { intent: "restore", revision: "2" })).status).toBe(303);
	expect(await textAs("Olivia", "/admin/review")).toContain("<ins>$13.13</ins>");
	expect(await shown("$13.13")).toBe(false);
	const back = await send("Olivia", "/admin/history/1", { intent: "restore" });
	expect([back.status, back.headers.get("Location")]).toEqual([303, "/admin/review"]);
	expect(await offered()).toEqual([]);
	expect(await textAs("Olivia", "/admin/review")).toContain("Nothing is waiting to be published");
	const again = await send("Olivia", "/admin/history/2", { intent: "restore" });
	expect(again.status).toBe(303);
	expect(await offered()).toHaveLength(1);
});

test("PUB-7 a draft is discarded, and is still in the history", async () => {
	const [token = ""] = await offered();
	expect((await send("Clara", "/admin/review", { intent: "discard", item: "phone-case/none@1" })).status).toBe(422);
	const discarded = await send("Clara", "/admin/review", { intent: "discard", item: token });
	expect(discarded.headers.get("Location")).toBe(`/admin/review?discarded=${key()}`);
	expect(await offered()).toEqual([]);
});

test("PUB-8 the first screen says what waits, and where it is done", async () => {
	const today = await textAs("Olivia", "/admin");
	expect(today).toMatch(/prices? nobody has checked in 30 days/);
	expect(today).toContain("without a second factor");
	expect(today).not.toContain("to publish</h2>");
	expect(await textAs("Clara", "/admin")).not.toContain("without a second factor");
});

test("PUB-9 the screen around the preview", async () => {
	const screen = await textAs(
		"Clara",
		"/admin/see?what=draft&at=2036-11-28T00:00&language=es&page=/phone-cases&width=phone",
	);
	expect(screen).toContain('src="/admin/preview/draft/2036-11-28T00:00/es/phone-cases"');
	expect((await as("Clara", "/admin/see")).headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
	const unknown = await textAs("Clara", "/admin/see?what=x&at=2036-02-31T00:00&language=xx&page=//evil.example");
	expect(unknown).toContain('src="/admin/preview/draft/now"');
});
