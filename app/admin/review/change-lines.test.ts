import { describe, expect, test } from "vitest";
import { itemKey } from "../../catalogue/catalogue-at";
import { seedItems } from "../../catalogue/seed-items";
import { inLocale } from "../../platform/language.server";
import { type ChangeLine, changeLines } from "./change-lines.server";
import { itemName } from "./item-names.server";

const items = new Map(seedItems().map((each) => [itemKey(each), each.data]));
const dataOf = (key: string) => items.get(key);

/** A line as it is read aloud: [-removed-] {+added+}. */
const spoken = ({ label, language, parts, when }: ChangeLine) =>
	[
		label,
		language && `(${language})`,
		parts
			.map(({ text, mark }) => (mark === "removed" ? `[-${text}-]` : mark === "added" ? `{+${text}+}` : text))
			.join(""),
		when,
	]
		.filter(Boolean)
		.join(" ");

const changes = (before: unknown, after: unknown, kind = "internet-plan") =>
	changeLines({ kind, item: "x", before, after }, dataOf).map(spoken);

const plan = {
	name: "Xfinity 300",
	price: "$40/month",
	facts: { downMbps: 300, monthlyAfter: null },
	priceNote: { en: "For 12 months with autopay", es: "Por 12 meses", pt: "Por 12 meses" },
	features: [
		{ en: "No data cap", es: "Sin límite", pt: "Sem limite" },
		{ en: "Modem and router included", es: "Módem incluido", pt: "Modem incluso" },
	],
};

describe("PUB-3 differences are sentences", () => {
	test("a price", () => {
		expect(changes(plan, { ...plan, price: "$45/month" })).toEqual(["Price [-$40/month-] → {+$45/month+}"]);
	});

	test("a price that loses its confirmation", () => {
		expect(changes({ price: "$1", priceCheck: { price: "$1" } }, { price: "$2" })).toEqual([
			"Price [-$1-] → {+$2+}",
			"The new price counts as unconfirmed until someone checks it",
		]);
	});

	test("a price from a date, until a date, moved, and no longer", () => {
		const from = { from: "2026-11-20T00:00", set: { price: "$45/month" } };
		const timed = { ...plan, timed: [from] };
		expect(changes(plan, timed)).toEqual(["Price [-$40/month-] → {+$45/month+} from Fri, Nov 20"]);
		expect(changes(plan, { ...plan, timed: [{ ...from, until: "2026-12-01T18:30" }] })).toEqual([
			"Price [-$40/month-] → {+$45/month+} from Fri, Nov 20 until Tue, Dec 1, 6:30 PM",
		]);
		expect(changes(timed, { ...plan, timed: [{ ...from, until: "2026-12-01T00:00" }] })).toEqual([
			"When price changes [-from Fri, Nov 20-] → {+from Fri, Nov 20 until Tue, Dec 1+}",
		]);
		expect(changes(timed, { ...plan, timed: [{ ...from, set: { price: "$44/month" } }] })).toEqual([
			"Price [-$45/month-] → {+$44/month+} from Fri, Nov 20",
		]);
		expect(changes(timed, plan)).toEqual(["Price [-$45/month-] no longer from Fri, Nov 20"]);
	});

	test("words, one by one, in the languages that changed", () => {
		const priceNote = { ...plan.priceNote, en: "For 24 months with autopay", pt: "Por 24 meses" };
		expect(changes(plan, { ...plan, priceNote })).toEqual([
			"Price note (en) For [-12-]{+24+} months with autopay",
			"Price note (pt) Por [-12-]{+24+} meses",
		]);
	});

	test("a feature that was reworded, removed and added", () => {
		const [cap, modem] = plan.features;
		const reworded = { en: "Modem and mesh router included", es: "Módem incluido", pt: "Modem incluso" };
		expect(changes(plan, { ...plan, features: [cap, reworded] })).toEqual([
			"Features (en) Modem and {+mesh +}router included",
		]);
		expect(changes(plan, { ...plan, features: [modem] })[0]).toBe("Features (en) [-No data cap-]");
		expect(changes(plan, { ...plan, features: [modem, cap] })).toEqual([
			"Order of features [-No data cap, Modem and router included-] → {+Modem and router included, No data cap+}",
		]);
	});

	test("facts, flags, and what is not known", () => {
		expect(changes(plan, { ...plan, facts: { downMbps: 1000, monthlyAfter: 60 }, popular: true })).toEqual([
			"Download (Mbps) [-300-] → {+1,000+}",
			"Price after the promotion [-not known-] → {+60+}",
			"Popular {+yes+}",
		]);
	});

	test("a badge by its text, not by its id", () => {
		const [key = ""] = [...items.keys()].filter((each) => each.startsWith("badge/"));
		const badge = items.get(key) as { en: string };
		expect(changes(plan, { ...plan, badge: { ref: key } })[0]).toBe(`Badge (en) {+${badge.en}+}`);
	});

	test("hours and holidays", () => {
		const store = { openingHours: [{ days: ["Monday", "Tuesday"], opens: "10:00", closes: "19:00" }] };
		const longer = { openingHours: [{ days: ["Monday", "Tuesday"], opens: "10:00", closes: "20:00" }] };
		expect(changes(store, longer, "store")).toEqual(["Hours [-Mon, Tue 10:00–19:00-] → {+Mon, Tue 10:00–20:00+}"]);
		const closed = { ...store, holidayHours: [{ on: "2026-12-25", hours: [] }] };
		expect(changes(store, closed, "store").at(-1)).toBe("Holiday hours, Fri, Dec 25 {+closed+}");
	});

	test("ids in a list by the names of what they are", () => {
		const [id = "", name] =
			[...items].flatMap(([key, data]) =>
				key.startsWith("internet-plan/") && "name" in data ? [[key.split("/")[1] ?? "", data.name as string]] : [],
			)[0] ?? [];
		expect(name).toBeTruthy();
		expect(changes({ plans: ["other"] }, { plans: ["other", id] }, "internet-carrier")).toEqual([
			expect.stringMatching(/^Plans \{\+.+\+\}$/),
		]);
	});

	test("in the reader's language", () => {
		const timed = [{ from: "2026-11-20T00:00", set: { price: "$45/month" } }];
		expect(inLocale("es", () => changes(plan, { ...plan, timed }))).toEqual([
			"Precio [-$40/month-] → {+$45/month+} desde el vie, 20 de nov",
		]);
	});

	test("nothing that changed goes unmentioned", () => {
		for (const [key, data] of items) {
			const [kind = ""] = key.split("/");
			for (const [field, value] of Object.entries(data)) {
				const { [field as keyof typeof data]: _, ...rest } = data;
				expect(changes(rest, data, kind).length, `${key} ${field} ${JSON.stringify(value)}`).toBeGreaterThan(0);
			}
		}
	});

	test("every item has a name and every field a label in words", () => {
		for (const [key, data] of items) {
			const [kind = "", item = ""] = key.split("/");
			expect(itemName({ kind, item }, data, dataOf), key).not.toBe("");
			for (const line of changeLines({ kind, item, before: null, after: data }, dataOf))
				expect(line.label, `${key} ${line.label}`).toMatch(/^\p{Lu}|^“/u);
		}
	});
});
