import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedItems } from "../../catalogue/seed-items";
import { kinds, readItem } from "../../catalogue/shapes";
import type { Words } from "../../content/words";
import { csvLine } from "../../platform/csv";
import { joinList, splitList } from "./cell-list";
import { isUnchanged, readValue } from "./cell-value";
import { readCsv } from "./read-csv";
import { cellOf, changedCells, withCells } from "./sheet-row";
import { columnNamed, columnsFor, sheetShape } from "./sheet-shape";

const items = seedItems();
const texts = new Map(
	items.flatMap(({ kind, item, data }) =>
		kind === "badge" || kind === "phrase" ? [[`${kind}/${item}`, data as Words] as const] : [],
	),
);
const ofKind = (kind: string) => items.filter((each) => each.kind === kind);

describe("SHEET-2 reading CSV", () => {
	const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\t", "\n", "\r", "é", " ", "=") });
	const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });

	test("whatever is written is read back", () => {
		fc.assert(
			fc.property(rows, (lines) => {
				// Formulas come back with the apostrophe that makes them text.
				const expected = lines.map((line) => line.map((each) => (/^[=+\-@\t\r\n]/.test(each) ? `'${each}` : each)));
				expect(readCsv(`\uFEFF${lines.map(csvLine).join("")}`)).toEqual(expected);
			}),
		);
	});

	test.each([
		[
			"a;b\n1;2",
			[
				["a", "b"],
				["1", "2"],
			],
		],
		[
			"a\tb\r\n1\t2\r\n",
			[
				["a", "b"],
				["1", "2"],
			],
		],
		[
			"a,b\r1,\r",
			[
				["a", "b"],
				["1", ""],
			],
		],
		[
			'a,"b ""c"""\n"x\ny",2',
			[
				["a", 'b "c"'],
				["x\ny", "2"],
			],
		],
		["", []],
	])("%j", (text, lines) => {
		expect(readCsv(text)).toEqual(lines);
	});

	test("a quote that is never closed is said", () => {
		expect(readCsv('a,"b\n1,2')).toBeNull();
	});

	test("any text is read without failing", () => {
		fc.assert(fc.property(fc.string(), (text) => void readCsv(text)));
	});

	test("a list in a cell is read back", () => {
		const entry = fc.string({ unit: fc.constantFrom("a", "|", "\\", " ", "b") }).map((text) => text.trim());
		fc.assert(
			fc.property(fc.array(entry, { minLength: 2 }), (entries) => {
				expect(splitList(joinList(entries))).toEqual(entries);
			}),
		);
	});
});

describe("SHEET-1 columns", () => {
	test.each(kinds)("%s: every stored value has a column, and its name leads to it", (kind) => {
		const shape = sheetShape(kind);
		const all = ofKind(kind);
		const columns = columnsFor(
			shape,
			all.map(({ data }) => data),
		);
		for (const column of columns) expect(columnNamed(shape, column.name.toUpperCase())).toEqual(column);
		expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
		// An empty item that gets every cell of another one is the same item, as far as words can tell.
		for (const { data } of all) {
			const cells = columns.map((column) => cellOf(data, column, texts));
			const copied = withCells(shape, undefined, changedCells(undefined, columns, cells, texts), texts);
			if ("bad" in copied) throw new Error(JSON.stringify(copied.bad));
			expect(readItem(kind, copied.data)).toHaveProperty("data");
			expect(columns.map((column) => cellOf(copied.data, column, texts))).toEqual(cells);
		}
	});

	test.each(kinds)("SHEET-3 %s: exported and imported is no change", (kind) => {
		const all = ofKind(kind);
		const columns = columnsFor(
			sheetShape(kind),
			all.map(({ data }) => data),
		);
		const file = all.map(({ data }) => csvLine(columns.map((column) => cellOf(data, column, texts)))).join("");
		const lines = readCsv(csvLine(columns.map(({ name }) => name)) + file) ?? [];
		expect(lines).toHaveLength(all.length + 1);
		for (const [index, { data }] of all.entries())
			expect(changedCells(data, columns, lines[index + 1] ?? [], texts)).toEqual([]);
	});

	test("a name that is no column is none", () => {
		const shape = sheetShape("internet-plan");
		for (const name of [
			"prise",
			"name.en",
			"facts",
			"facts.downMbps.x",
			"speed",
			"speed.fr",
			"timed.0.from",
			"__proto__",
		])
			expect(columnNamed(shape, name)).toBeUndefined();
	});
});

describe("SHEET-3 cells", () => {
	const value = (kind: "internet-carrier" | "internet-plan" | "phone-case" | "store", name: string, typed: string) => {
		const column = columnNamed(sheetShape(kind), name);
		if (column?.shape.type !== "cell") throw new Error(`${name} is no cell`);
		return readValue(column.shape, typed);
	};
	test.each([
		["internet-plan", "price", "45", "$45/month"],
		["internet-plan", "price", "$45.00", "$45/month"],
		["internet-plan", "price", "45.5/mo", "$45.50/month"],
		["internet-plan", "price", "$1,045/month", "$1045/month"],
		["phone-case", "price", "12.99", "$12.99"],
		["internet-plan", "popular", "Yes", true],
		["internet-plan", "popular", "no", undefined],
		["internet-plan", "contract", "no", false],
		["internet-plan", "facts.downMbps", "1,000", 1000],
		["internet-plan", "facts.downMbps", "", null],
		["internet-plan", "facts.dataCapGB", "None", "none"],
		["internet-plan", "facts.dataCapGB", "1200", 1200],
		["internet-plan", "icon", "WIFI", "wifi"],
		["internet-carrier", "notSoldIn", "MA | SC", ["MA", "SC"]],
		["phone-case", "models", "most", "most"],
		["phone-case", "models", "iPhone 15 | iPhone 16", ["iPhone 15", "iPhone 16"]],
		["store", "holidayHours.1.on", "12/25/2026", "2026-12-25"],
		["store", "openingHours.1.opens", "9:30:00", "09:30"],
		["store", "openingHours.1.days", "monday | Friday", ["Monday", "Friday"]],
	] as const)("%s %s %j", (kind, name, typed, expected) => {
		expect(value(kind, name, typed)).toEqual({ value: expected });
	});

	test.each([
		["internet-plan", "price", "forty", "monthly-price"],
		["phone-case", "price", "$5/month", "price"],
		["internet-plan", "facts.downMbps", "fast", "number"],
		["internet-plan", "popular", "perhaps", "yes"],
		["internet-plan", "contract", "perhaps", "yes-no"],
		["internet-plan", "icon", "rocket", "choice"],
		["store", "holidayHours.1.on", "2026-02-30", "day"],
		["store", "openingHours.1.opens", "25:00", "clock"],
		["store", "openingHours.1.days", "Mon", "choice"],
	] as const)("%s %s %j is a bad cell", (kind, name, typed, what) => {
		expect(value(kind, name, typed)).toMatchObject({ problem: { what } });
	});

	test.each([
		["1752", "01752"],
		["1.50856E+10", "15085550101"],
		["'=1+1", "=1+1"],
		["a\r\nb", "a\nb"],
	])("what a spreadsheet made of it, %j, is still %j", (typed, exported) => {
		expect(isUnchanged(typed, exported)).toBe(true);
	});

	test.each([
		["1753", "01752"],
		["1.6E+10", "15085550101"],
		["$45/month", "$40/month"],
	])("%j is another value than %j", (typed, exported) => {
		expect(isUnchanged(typed, exported)).toBe(false);
	});
});
