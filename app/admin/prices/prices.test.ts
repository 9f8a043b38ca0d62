import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedItems } from "../../catalogue/seed-items";
import type { Stored } from "../../catalogue/shapes";
import { createGridEdits } from "./grid-edits";
import { pastedBlock } from "./pasted-block";
import {
	cellsOf,
	isPricedKind,
	type PricedItem,
	type PricedKind,
	readCells,
	rowProblems,
	typedCell,
	withCells,
} from "./price-cells";
import { filterRows, priceUrl, readFilters } from "./price-filters";
import type { PriceRow } from "./price-row";
import { priceRows } from "./price-rows";
import { typedMonths, typedPrice } from "./typed-price";

const priced = seedItems().flatMap(({ kind, item, data }) =>
	isPricedKind(kind) ? [{ kind, item, data: data as PricedItem }] : [],
);
const NOW = Date.parse("2026-11-18T12:00:00Z");

/** Items as the working catalogue has them: everything is live. */
const working = (all = seedItems()) =>
	new Map(
		all.map(({ kind, item, data }) => [
			`${kind}/${item}`,
			{ kind, item, number: 1, data, live: { number: 1, data }, status: "live" as const },
		]),
	);
const around = { checkOf: () => undefined, now: NOW, timeZone: "America/New_York", locale: "en" as const };

describe("typed prices", () => {
	test.each([
		"45",
		"$45",
		" 45 ",
		"45.00",
		"45,00",
		"45/month",
		"$45/month",
		"$45.00/month",
		"45 a month",
		"45 per month",
		"45/mo",
		"$ 45",
		"045",
		"45 al mes",
		"45/mês",
		"US$45",
	])("GRID-3 %j is $45 a month", (text) => {
		expect(typedPrice(text, "monthly")).toEqual({ text: "$45/month" });
	});

	test.each([
		["45.5", "$45.50/month"],
		["45,99", "$45.99/month"],
		["1,200", "$1200/month"],
		["1,200.50", "$1200.50/month"],
		["0", "$0/month"],
	])("GRID-3 %j is %s", (text, price) => {
		expect(typedPrice(text, "monthly")).toEqual({ text: price });
	});

	test.each(["", "free", "-45", "45 dollars", "4 5", "45.999", "$", "1,20,0", "45/year", "١٢", "1e3", "999999"])(
		"GRID-3 %j is no price, and the cell says how one is written",
		(text) => {
			expect(typedPrice(text, "monthly")).toEqual({ problem: "price" });
		},
	);

	test("GRID-3 what is paid once has no month", () => {
		expect(typedPrice("24.99", "once")).toEqual({ text: "$24.99" });
		expect(typedPrice("24.99/month", "once")).toEqual({ problem: "once" });
	});

	test("GRID-3 months are whole numbers", () => {
		expect(typedMonths("12 months")).toEqual({ text: "12" });
		expect(typedMonths("")).toEqual({ text: "" });
		for (const text of ["0", "121", "1.5", "a year"]) expect(typedMonths(text)).toEqual({ problem: "months" });
	});

	test("GRID-3 any amount is read the same however it is written, and reading what was read changes nothing", () => {
		const cents = fc.integer({ min: 0, max: 9_999_999 });
		const writings = [
			(amount: string) => amount,
			(amount: string) => `$${amount}`,
			(amount: string) => ` ${amount}/month`,
			(amount: string) => amount.replace(".", ","),
			(amount: string) => `$${amount} a month`,
		];
		fc.assert(
			fc.property(cents, (value) => {
				const amount = (value / 100).toFixed(2);
				const stored = `$${value % 100 === 0 ? value / 100 : amount}/month`;
				for (const write of writings) expect(typedPrice(write(amount), "monthly")).toEqual({ text: stored });
				expect(typedPrice(stored, "monthly")).toEqual({ text: stored });
			}),
		);
	});

	test("GRID-3 whatever is typed, the result is a price that may be published, or a problem", () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const read = typedPrice(text, "monthly");
				if ("text" in read) expect(read.text).toMatch(/^\$\d+(\.\d\d)?\/month$/);
			}),
		);
	});
});

describe("cells", () => {
	test("GRID-3 reading the cells of an item and writing them back changes nothing", () => {
		for (const { kind, data } of priced) expect(withCells(kind, data, readCells(kind, data))).toEqual(data);
	});

	test("GRID-3 a cell has what is stored in a form that can be typed again", () => {
		for (const { kind, data } of priced)
			for (const cell of cellsOf(kind)) {
				const text = readCells(kind, data)[cell] ?? "";
				expect(typedCell(kind, cell, text)).toEqual({ text });
			}
	});

	test("GRID-3 what is live has no problem", () => {
		for (const { kind, data } of priced) expect(rowProblems(kind, readCells(kind, data))).toEqual({});
	});

	test("GRID-3 a changed cell changes its field and no other", () => {
		const plan = priced.find(({ kind, data }) => kind === "internet-plan" && data.originalPrice) as {
			kind: PricedKind;
			data: Stored<"internet-plan">;
		};
		const { facts, ...rest } = plan.data;
		expect(withCells(plan.kind, plan.data, { price: "$1/month" })).toEqual({ ...plan.data, price: "$1/month" });
		expect(withCells(plan.kind, plan.data, { monthlyAfter: "$99.50", priceMonths: "" })).toEqual({
			...rest,
			facts: { ...facts, monthlyAfter: 99.5, priceMonths: null },
		});
		const bare = withCells(plan.kind, plan.data, { originalPrice: "" });
		expect(bare).not.toHaveProperty("originalPrice");
		expect(bare).not.toHaveProperty("originalPriceIs");
	});

	test.each([
		[{ originalPrice: "$60/month" }, { originalPriceIs: "what-it-is" }],
		[{ originalPrice: "$40/month", originalPriceIs: "former" }, { originalPrice: "not-above" }],
		[
			{ originalPrice: "$60/month", originalPriceIs: "regular", monthlyAfter: "$65" },
			{ monthlyAfter: "regular-differs" },
		],
		[{ originalPrice: "$60/month", originalPriceIs: "regular", monthlyAfter: "$60" }, {}],
		[{ originalPriceIs: "former" }, {}],
	])("GRID-3 %j together: %j", (cells, problems) => {
		expect(rowProblems("internet-plan", { price: "$40/month", ...cells })).toEqual(problems);
	});
});

describe("rows", () => {
	test("GRID-1 every priced item has a row, in the order of the shop", () => {
		const rows = priceRows(working(), around);
		expect(rows.map(({ key }) => key)).toEqual(priced.map(({ kind, item }) => `${kind}/${item}`));
		expect(rows.every(({ name, kind, carrier }) => name && (carrier || kind === "phone-case"))).toBe(true);
	});

	const first = priced[0] as (typeof priced)[number];
	const key = `${first.kind}/${first.item}`;
	const rowWith = (change: object, item: object = {}) => {
		const all = working();
		const old = all.get(key);
		all.set(key, { ...(old as NonNullable<typeof old>), data: { ...first.data, ...change } as never, ...item });
		return priceRows(all, around).find((row) => row.key === key) as PriceRow;
	};

	test("GRID-1 a changed row has what the site shows beside what was saved", () => {
		const row = rowWith({ price: "$1/month" }, { number: 2, status: "changed" });
		expect(row).toMatchObject({
			state: "changed",
			base: 2,
			cells: { price: "$1/month" },
			was: { price: first.data.price },
		});
	});

	test("GRID-1 what begins and what ends has its day, and the price for the time being", () => {
		const entry = (from: string, until?: string) => ({ from, set: { price: "$2/month" }, ...(until && { until }) });
		expect(rowWith({ timed: [entry("2026-11-27T00:00")] })).toMatchObject({ scheduled: "2026-11-27T00:00" });
		const row = rowWith({ timed: [entry("2026-11-01T00:00", "2026-12-01T00:00")] });
		expect(row).toMatchObject({ ends: "2026-12-01T00:00", now: "$2/month" });
		expect(rowWith({ timed: [entry("2026-01-01T00:00", "2026-02-01T00:00")] })).not.toHaveProperty("ends");
	});

	test("GRID-6 a price that nobody confirmed, or not for 30 days, is due", () => {
		const check = (on: string) => ({ priceCheck: { price: first.data.price, on, by: "Ana", source: "website" } });
		expect(rowWith({ priceCheck: undefined })).toMatchObject({ unconfirmed: true, due: true, check: null });
		expect(rowWith(check("2026-10-18"))).toMatchObject({ due: true });
		expect(rowWith(check("2026-10-19"))).not.toHaveProperty("due");
		expect(rowWith({ ...check("2026-10-19"), price: "$1/month" })).toMatchObject({ unconfirmed: true });
		expect(rowWith({ priceCheck: undefined, hidden: true })).not.toHaveProperty("due");
	});

	test("GRID-5 a count says how many rows the filter leaves", () => {
		const rows = priceRows(working(), around);
		const all = readFilters(new URLSearchParams("q=fiber&kind=internet-plan"));
		const { counts, rows: found } = filterRows(rows, all);
		expect(found.length).toBe(counts.views.all);
		for (const { carrier, count } of counts.carriers)
			expect(filterRows(rows, { ...all, carrier }).rows).toHaveLength(count);
		for (const { kind, count } of counts.kinds) expect(filterRows(rows, { ...all, kind }).rows).toHaveLength(count);
		expect(readFilters(new URL(priceUrl(all, { show: "due", page: 2 }), "http://x").searchParams)).toEqual({
			...all,
			show: "due",
			page: 2,
		});
	});

	test.each(["page=-1", "page=x", "kind=order", "show=everything", `q=${"x".repeat(999)}`])(
		"GRID-5 a URL with %s shows something",
		(search) => {
			const filters = readFilters(new URLSearchParams(search));
			expect(filters).toMatchObject({ kind: null, show: "all", page: 1 });
			expect(filters.q.length).toBeLessThanOrEqual(100);
		},
	);
});

describe("a block from a spreadsheet", () => {
	test.each([
		["45", undefined],
		["45\n", [["45"]]],
		["45\r\n50\r\n", [["45"], ["50"]]],
		[
			"45\t60\tRegular price\n50\t\t",
			[
				["45", "60", "Regular price"],
				["50", "", ""],
			],
		],
		['"$1,200"\t"say ""45"""', [["$1,200", 'say "45"']]],
		["45\n\n50", [["45"], [""], ["50"]]],
	])("GRID-2 %j", (text, block) => {
		expect(pastedBlock(text)).toEqual(block);
	});
});

describe("what is typed and not saved", () => {
	const rows = priceRows(working(), around).filter(
		({ kind, cells }) => kind === "internet-plan" && !cells.originalPrice,
	);
	const [a, b] = rows as [PriceRow, PriceRow];
	const saved = { saved: 1, checked: [], notChecked: [], source: "" };

	test("GRID-2 a cell takes its stored form, and what is typed back is no change", () => {
		const edits = createGridEdits(rows);
		edits.set(a.key, "price", "45,00");
		expect(edits.textOf(a.key, "price")).toBe("$45/month");
		expect(edits.summary()).toMatchObject({ changed: 1, wrong: 0 });
		edits.set(a.key, "price", a.cells.price ?? "");
		expect(edits.summary()).toMatchObject({ changed: 0 });
		expect(edits.batch()).toBeNull();
	});

	test("GRID-2 a block is taken back as one, and done again", () => {
		const edits = createGridEdits(rows);
		edits.setMany([a, b].map(({ key }) => ({ key, cell: "price", text: "12" })));
		expect(edits.undo()).toMatchObject({ key: a.key });
		expect(edits.summary().changed).toBe(0);
		edits.redo();
		expect(edits.textOf(b.key, "price")).toBe("$12/month");
		expect(edits.undo() && edits.undo()).toBeUndefined();
	});

	test("GRID-2 undoing everything is the beginning, after any sequence", () => {
		const act = fc.record({
			at: fc.nat(1),
			cell: fc.constantFrom("price", "monthlyAfter", "originalPrice"),
			text: fc.constantFrom("", "1", "20", "x"),
		});
		fc.assert(
			fc.property(fc.array(act), (acts) => {
				const edits = createGridEdits(rows);
				for (const { at, cell, text } of acts) edits.set((rows[at] as PriceRow).key, cell as "price", text);
				const end = JSON.stringify(edits.kept());
				let steps = 0;
				while (edits.undo()) steps++;
				expect(edits.kept().rows).toEqual({});
				for (; steps > 0; steps--) edits.redo();
				expect(JSON.stringify(edits.kept())).toBe(end);
			}),
		);
	});

	test("GRID-4 a row that cannot be saved waits, the others go", () => {
		const edits = createGridEdits(rows);
		edits.set(a.key, "price", "free");
		edits.set(b.key, "price", "12");
		expect([...(edits.batch()?.rows.keys() ?? [])]).toEqual([b.key]);
		expect(edits.firstWrong()).toEqual({ key: a.key, cell: "price" });
	});

	test("GRID-4 what is typed while a save is under way stays typed, on the new base", () => {
		const edits = createGridEdits(rows);
		edits.set(a.key, "price", "12");
		const batch = edits.batch();
		edits.set(a.key, "price", "13");
		edits.set(b.key, "price", "14");
		edits.settle({ ...saved, rows: { [a.key]: { outcome: "saved", number: 2 } } }, batch as NonNullable<typeof batch>);
		expect(edits.kept().rows).toEqual({
			[a.key]: { base: 2, typed: { price: "$13/month" } },
			[b.key]: { base: 1, typed: { price: "$14/month" } },
		});
		expect(edits.storedCells(a.key)).toMatchObject({ price: "$12/month" });
	});

	test("GRID-4 of two values for one cell neither is lost until somebody decides", () => {
		for (const decision of ["mine", "theirs"]) {
			const edits = createGridEdits(rows);
			edits.set(a.key, "price", "12");
			const batch = edits.batch() as NonNullable<ReturnType<typeof edits.batch>>;
			const conflict = {
				outcome: "conflict" as const,
				number: 5,
				by: "Ana",
				typed: { price: "$12/month" },
				theirs: { price: "$15/month" },
			};
			edits.settle({ ...saved, rows: { [a.key]: conflict } }, batch);
			expect(edits.batch()).toBeNull();
			expect(edits.summary()).toMatchObject({ changed: 1, wrong: 1 });
			edits.setRows([{ ...a, base: 5, cells: { ...a.cells, price: "$15/month" } }, b]);
			if (decision === "theirs") edits.set(a.key, "price", "$15/month");
			else edits.keepMine(a.key, "price");
			expect(edits.summary()).toMatchObject({ changed: decision === "mine" ? 1 : 0, wrong: 0 });
			expect(edits.batch()?.rows.get(a.key)).toEqual(
				decision === "mine" ? expect.objectContaining({ base: 5, typed: { price: "$12/month" } }) : undefined,
			);
		}
	});

	test("GRID-4 what was kept comes back after a reload, and is checked again", () => {
		const before = createGridEdits(rows);
		before.set(a.key, "price", "12");
		before.set(b.key, "price", "free");
		before.check([a.key]);
		const after = createGridEdits(rows);
		after.restore(JSON.parse(JSON.stringify(before.kept())));
		expect(after.summary()).toEqual(before.summary());
		expect(after.batch()).toMatchObject({ checks: [a.key] });
	});
});
