import { expect, test } from "vitest";
import { itemKey } from "../catalogue/catalogue-at";
import { seedItems } from "../catalogue/seed-items";
import { locales } from "../content/words";
import { itemTitle } from "./item-title";

const items = seedItems();
const byKey = new Map(items.map((each) => [itemKey(each), each]));
const find = (key: string) => byKey.get(key);
const titled = (key: string) => {
	const found = byKey.get(key);
	if (!found) throw new Error(key);
	return found;
};

test("ADMIN-1 every item has a title in every language", () => {
	for (const item of items) for (const locale of locales) expect(itemTitle(item, find, locale)).toMatch(/\S/);
});

test("ADMIN-1 a plan is called by its carrier and name", () => {
	const plan = items.find(({ kind }) => kind === "internet-plan");
	if (!plan) throw new Error("no plan");
	const { carrier, name } = plan.data as { carrier: string; name: string };
	const maker = (titled(`internet-carrier/${carrier}`).data as { name: string }).name;
	expect(itemTitle(plan, find, "en")).toContain(name);
	expect(itemTitle(plan, find, "en").startsWith(maker)).toBe(true);
});

test("ADMIN-1 what was removed is called by its id", () => {
	expect(itemTitle({ kind: "store", item: "store-x", data: null }, find, "en")).toBe("store-x");
});
