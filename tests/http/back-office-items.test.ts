import { afterAll, beforeAll, expect, test } from "vitest";
import { formIn } from "./html-form";
import { type StaffSite, staffSite } from "./staff-site";

let site: StaffSite;

beforeAll(async () => {
	site = await staffSite([
		{ name: "Olivia", role: "owner" },
		{ name: "Marco", role: "manager", stores: ["store-marlborough"] },
		{ name: "Clara", role: "clerk", stores: ["store-goose-creek"] },
	]);
});

afterAll(async () => {
	await site.stop();
});

type Pairs = [name: string, value: string][];

/** A colleague's browser without scripts. */
const at = (name: string) => {
	const headers = { Cookie: `${site.cookieOf(name)}; staff-language=en` };
	const ask = (path: string, init: RequestInit = {}) =>
		fetch(`${site.url}${path}`, {
			redirect: "manual",
			...init,
			headers: { ...headers, ...(init.body ? { Origin: site.url } : {}) },
		});
	return {
		read: async (path: string) => (await ask(path)).text(),
		ask,
		/** Opens the form, changes some fields, and presses a button. */
		async fill(path: string, changes: Record<string, string | string[] | undefined>, intent = "save") {
			const pairs = changed(formIn(await (await ask(path)).text(), "item-form"), changes);
			return ask(path.split("?")[0] ?? path, {
				method: "POST",
				body: new URLSearchParams([...pairs, ["intent", intent]]),
			});
		},
		send: (path: string, pairs: Pairs) => ask(path, { method: "POST", body: new URLSearchParams(pairs) }),
	};
};

function changed(pairs: Pairs, changes: Record<string, string | string[] | undefined>): Pairs {
	const kept = pairs.filter(([name]) => !(name in changes));
	const added = Object.entries(changes).flatMap(
		([name, value]): Pairs => (value === undefined ? [] : [value].flat().map((each) => [name, each])),
	);
	return [...kept, ...added];
}

const values = (html: string) => {
	const found: Record<string, string[]> = {};
	for (const [name, value] of formIn(html, "item-form")) {
		const before = found[name] ?? [];
		found[name] = [...before, value];
	}
	return found;
};

const plan = "/admin/items/internet-plan/att-fiber-300";

test("FORM-1 every kind has a list, and every list leads to forms", async () => {
	const { read } = at("Olivia");
	const kinds = [...(await read("/admin/items")).matchAll(/href="(\/admin\/items\/[a-z-]+)"/g)].map(
		([, path = ""]) => path,
	);
	expect(new Set(kinds).size).toBe(19);
	for (const path of new Set(kinds)) {
		const list = await read(path);
		const first = [...list.matchAll(/href="(\/admin\/items\/[a-z-]+\/[^"/]+)"/g)].map(([, each]) => each);
		const form = await read(first.find((each) => !each?.endsWith("/new")) ?? "");
		expect(form, path).toContain("item-form");
	}
});

test("FORM-1 a list is searched, filtered and counted by its URL", async () => {
	const { read } = at("Olivia");
	const found = await read("/admin/items/internet-plan?q=fiber+300");
	expect(found).toContain("AT&amp;T Fiber 300");
	expect(found).not.toContain("AT&amp;T Fiber 500");
	expect(await read("/admin/items/internet-plan?q=nothing+like+it")).toContain("Nothing matches.");
});

test("FORM-2 a form that is sent as it is changes nothing", async () => {
	const { fill, ask } = at("Olivia");
	for (const path of [
		plan,
		"/admin/items/partner/att",
		"/admin/items/store/store-marlborough",
		"/admin/items/landing/att",
	]) {
		const response = await fill(path, {});
		expect(response.status, path).toBe(302);
		expect(response.headers.get("Location"), path).toBe(`${path}?saved=unchanged`);
		expect((await ask(path)).status).toBe(200);
	}
});

test("FORM-7 without scripts a form is saved as a draft of the catalogue, and says so", async () => {
	const { fill, read } = at("Olivia");
	const path = "/admin/items/internet-plan/att-fiber-500";
	const response = await fill(path, { price: "67", "speed.es": "" });
	expect(response.headers.get("Location")).toBe(`${path}?saved=saved`);
	const html = await read(`${path}?saved=saved`);
	expect(html).toContain("Saved. It’s on the site once it’s published.");
	expect(html).toMatch(/data-status="changed"/);
	expect(values(html)).toMatchObject({ price: ["67"], "speed.es": [""] });
	expect(html).toContain("missing");
	// What the rules of the catalogue say about it.
	expect(html).toContain("This can’t be published yet:");
	expect(await (await fetch(`${site.url}/internet-plans`)).text()).not.toContain("$67");
});

test("FORM-3 what cannot be stored is said beside its field, and everything typed is still there", async () => {
	const { fill } = at("Olivia");
	const response = await fill(plan, { name: "", price: "a lot", "priceNote.ref": undefined, "priceNote.en": "Typed" });
	expect(response.status).toBe(400);
	const html = await response.text();
	expect(html).toContain('href="#field-price"');
	expect(html).toContain("Write a price like $45 or 45.99");
	expect(values(html)).toMatchObject({ price: ["a lot"], "priceNote.en": ["Typed"] });
});

test("FORM-5 overlapping periods are refused with the sentence of the catalogue", async () => {
	const { fill } = at("Olivia");
	const response = await fill(plan, {
		"timed.#": ["a", "b"],
		"timed.a.from": "2026-11-27T00:00",
		"timed.a.set.#": "price",
		"timed.a.set.price": "40",
		"timed.b.from": "2026-11-28T00:00",
		"timed.b.set.#": "price",
		"timed.b.set.price": "41",
	});
	expect(response.status).toBe(400);
	expect(await response.text()).toContain("is set twice at the same time");
});

test("FORM-5 a period is listed in words", async () => {
	const { fill, read } = at("Olivia");
	const path = "/admin/items/internet-plan/att-fiber-2-gig";
	const response = await fill(path, {
		"timed.#": "a",
		"timed.a.from": "2036-11-28T00:00",
		"timed.a.until": "2036-12-01T00:00",
		"timed.a.set.#": "price",
		"timed.a.set.price": "99",
	});
	expect(response.status).toBe(302);
	const list = await read("/admin/items/internet-plan");
	expect(list).toContain("from Friday, Nov 28 until Dec 1");
	expect(list).toContain('data-status="scheduled"');
});

test("FORM-4 the buttons of lists work without scripts, and save nothing", async () => {
	const { fill, read } = at("Olivia");
	const before = values(await read(plan))["features.#"] ?? [];
	const up = values(await (await fill(plan, {}, `up features ${before[1]}`)).text())["features.#"];
	expect(up).toEqual([before[1], before[0], ...before.slice(2)]);
	const added = values(await (await fill(plan, {}, "add features")).text());
	expect(added["features.#"]).toEqual([...before, "new-6"]);
	expect(added).toHaveProperty(["features.new-6.en"]);
	expect(values(await read(plan))["features.#"]).toEqual(before);
});

test("FORM-6 translations that the catalogue has already are offered", async () => {
	const { fill, ask } = at("Olivia");
	const known = await (await ask("/admin/items/known?en=no+DATA++cap")).json();
	expect(known).toMatchObject({ ref: expect.stringMatching(/noDataCap$/), words: { es: "Sin límite de datos" } });
	const html = await (
		await fill(plan, { "speed.en": "90+ channels", "speed.es": "", "speed.pt": "" }, "known speed")
	).text();
	expect(values(html)).toMatchObject({ "speed.es": ["Más de 90 canales"], "speed.pt": ["Mais de 90 canais"] });
	expect(await (await ask("/admin/items/known?en=never+said")).json()).toBeNull();
});

test("FORM-6 a translation that is older than its English is marked", async () => {
	const { fill, read } = at("Olivia");
	const path = "/admin/items/promo-card/free-phone";
	const [card = path] = [
		...(await read("/admin/items/promo-card")).matchAll(/\/admin\/items\/promo-card\/(?!new)[a-z-]+/g),
	].map(([each]) => each);
	await fill(card, { "title.en": "A phone for nothing" });
	const html = await read(card);
	expect(html.match(/>outdated</g)).toHaveLength(2);
});

test("FORM-7 what is typed is kept as the person's own draft until it is saved or discarded", async () => {
	const [olivia, marco] = [at("Olivia"), at("Marco")];
	const path = "/admin/items/internet-plan/att-fiber-5-gig";
	const fields = JSON.stringify({ name: ["Half a na"], price: ["155"] });
	const keep = await olivia.send("/admin/items/draft", [
		["intent", "keep"],
		["kind", "internet-plan"],
		["item", "att-fiber-5-gig"],
		["base", "1"],
		["fields", fields],
	]);
	expect(keep.status).toBe(200);
	const html = await olivia.read(path);
	expect(html).toContain("These are your unsaved changes from");
	expect(values(html).name).toEqual(["Half a na"]);
	expect(values(await marco.read(path)).name).toEqual(["AT&T Fiber 5 Gig"]);
	expect(await marco.read("/admin/items/internet-plan")).toContain("Unsaved changes: Olivia");
	await olivia.fill(path, {}, "discard");
	expect(values(await olivia.read(path)).name).toEqual(["AT&T Fiber 5 Gig"]);
});

test.each([
	["another intent", [["intent", "other"]], 403],
	[
		"no kind",
		[
			["intent", "keep"],
			["kind", "x"],
			["item", "y"],
			["base", "1"],
			["fields", "{}"],
		],
		400,
	],
	[
		"no JSON",
		[
			["intent", "keep"],
			["kind", "deal"],
			["item", "y"],
			["base", "1"],
			["fields", "{"],
		],
		400,
	],
] as [string, Pairs, number][])("FORM-7 a draft with %s is refused", async (_, pairs, status) => {
	expect((await at("Olivia").send("/admin/items/draft", pairs)).status).toBe(status);
});

test("FORM-8 two people change different fields of one item: both stay", async () => {
	const [olivia, marco] = [at("Olivia"), at("Marco")];
	const path = "/admin/items/internet-plan/att-internet-air";
	const opened = formIn(await marco.read(path), "item-form");
	expect((await olivia.fill(path, { price: "61" })).status).toBe(302);
	const response = await marco.send(path, [...changed(opened, { name: "AT&T Air" }), ["intent", "save"]]);
	expect(response.headers.get("Location")).toBe(`${path}?saved=merged`);
	expect(values(await marco.read(path))).toMatchObject({ name: ["AT&T Air"], price: ["61"] });
});

test.each([
	["theirs", "62"],
	["mine", "63"],
])("FORM-8 two people change the same field: the second one chooses, here %s", async (choice, price) => {
	const [olivia, marco] = [at("Olivia"), at("Marco")];
	const path = `/admin/items/internet-plan/${choice === "mine" ? "att-internet-100" : "att-fiber-1-gig"}`;
	const opened = formIn(await marco.read(path), "item-form");
	await olivia.fill(path, { price: "62" });
	const conflict = await marco.send(path, [
		...changed(opened, { price: "63", name: `Named ${choice}` }),
		["intent", "save"],
	]);
	expect(conflict.status).toBe(409);
	const html = await conflict.text();
	expect(html).toContain("Olivia changed the same thing");
	expect(html).toContain("$62/month");
	expect(html).toContain("$63/month");
	const again = changed(formIn(html, "item-form"), { "_choose price": choice });
	const saved = await marco.send(path, [...again, ["intent", "save"]]);
	expect(saved.headers.get("Location")).toMatch(/saved=(saved|unchanged)/);
	expect(values(await olivia.read(path))).toMatchObject({ price: [price], name: [`Named ${choice}`] });
});

test("FORM-8 people who have the same form open are told", async () => {
	const [olivia, marco] = [at("Olivia"), at("Marco")];
	const place: Pairs = [["place", plan]];
	await marco.send("/admin/items/presence", [["intent", "here"], ...place]);
	const others = await (await olivia.send("/admin/items/presence", [["intent", "here"], ...place])).json();
	expect(others).toMatchObject([{ name: "Marco" }]);
	expect(await olivia.read(plan)).toContain("Marco has this open too (since");
	await marco.send("/admin/items/presence", [["intent", "gone"], ...place]);
	expect(await olivia.read(plan)).not.toContain("Marco has this open too");
});

test("FORM-10 a new item, a copy of it, and its removal", async () => {
	const { fill, read, ask } = at("Olivia");
	const response = await fill("/admin/items/deal/new", {
		"title.en": "A free case with any plan!",
		"description.en": "While they last.",
		to: "/phone-cases",
		icon: "users",
	});
	const path = "/admin/items/deal/a-free-case-with-any-plan";
	expect(response.headers.get("Location")).toBe(`${path}?saved=saved`);
	const taken = await fill("/admin/items/deal/new?from=a-free-case-with-any-plan", {});
	expect(taken.status).toBe(400);
	expect(await taken.text()).toContain("Something else has this name already");
	const copy = await fill("/admin/items/deal/new?from=a-free-case-with-any-plan", { _item: "another-case" });
	expect(copy.headers.get("Location")).toBe("/admin/items/deal/another-case?saved=saved");
	expect((await fill(path, {}, "remove")).headers.get("Location")).toBe(
		"/admin/items/deal?gone=a-free-case-with-any-plan",
	);
	expect((await ask(path)).status).toBe(302);
	expect(await read("/admin/items/deal?gone=x")).toContain("is removed once this is published");
});

test("FORM-4 the buttons of a list move an item within its carrier", async () => {
	const { send, read } = at("Olivia");
	const order = async () =>
		[...(await read("/admin/items/internet-plan?in=att-fiber")).matchAll(/id="item-([a-z0-9-]+)"/g)].map(
			([, each]) => each,
		);
	const before = await order();
	const response = await send("/admin/items/internet-plan?in=att-fiber", [["intent", `up ${before[1]}`]]);
	expect(response.headers.get("Location")).toBe(`/admin/items/internet-plan?in=att-fiber#item-${before[1]}`);
	expect(await order()).toEqual([before[1], before[0], ...before.slice(2)]);
});

test("FORM-10 a store is changed by its own people only", async () => {
	const clara = at("Clara");
	const other = "/admin/items/store/store-marlborough";
	expect(await clara.read(other)).toContain("Only the people of this store can change this.");
	expect((await clara.send(other, [["intent", "save"]])).status).toBe(403);
	expect((await clara.send("/admin/items/store/new", [["intent", "save"]])).status).toBe(403);
	expect((await clara.fill("/admin/items/store/store-goose-creek", { phone: "(843) 555-0199" })).status).toBe(302);
});

test.each(["/admin/items/nothing", "/admin/items/order", "/admin/items/deal/no-such-deal", "/admin/items/order/deal"])(
	"FORM-1 %s is not there",
	async (path) => {
		expect((await at("Olivia").ask(path)).status).toBe(404);
	},
);
