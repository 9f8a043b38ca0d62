import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import type { HolidayHours } from "../../content/store";
import { inLocale } from "../../platform/language.server";
import { describeStores } from "./describe-stores.server";
import { storeCards } from "./stores.server";

const holidayHours: HolidayHours[] = [
	{ on: "2027-01-01", hours: [] },
	{ on: "2026-12-25", hours: [] },
	{ on: "2026-12-24", hours: [{ opens: "10:00", closes: "14:00" }] },
	{ on: "2026-11-26", hours: [] },
];
const catalogue = { ...seed, stores: seed.stores.map((store) => ({ ...store, holidayHours })) };
const linesOf = (locale: "en" | "es" | "pt", now: string) =>
	inCatalogue(catalogue, () => inLocale(locale, () => storeCards(new Date(now))))[0]
		?.hours.slice(seed.stores[0]?.openingHours.length)
		.map(({ days, times }) => `${days} ${times}`);

test("CAT-10 a store lists the holiday hours of the next two weeks", () => {
	expect(linesOf("en", "2026-12-15T17:00:00Z")).toEqual(["Thu, Dec 24 10AM-2PM", "Fri, Dec 25 Closed"]);
	expect(linesOf("es", "2026-12-25T17:00:00Z")).toEqual([
		expect.stringMatching(/^Vie.* 25 .*dic.* Cerrado$/),
		expect.stringMatching(/^Vie.* 1 .*ene.* Cerrado$/),
	]);
	expect(linesOf("pt", "2026-12-25T17:00:00Z")).toEqual([
		expect.stringMatching(/^Sex.* 25 .*dez.* Fechada$/),
		expect.stringMatching(/^Sex.* 1.* jan.* Fechada$/),
	]);
	expect(linesOf("en", "2026-12-01T17:00:00Z")).toEqual([]);
});

test("CAT-10 structured data has holiday hours, and a store without them says nothing of it", () => {
	const address = (path: string) => `https://site.test${path}`;
	const described = (of: typeof seed) => inCatalogue(of, () => describeStores(address))[0];
	expect(described(catalogue)).toMatchObject({
		specialOpeningHoursSpecification: expect.arrayContaining([
			expect.objectContaining({ validFrom: "2026-12-25", opens: "00:00", closes: "00:00" }),
			expect.objectContaining({ validFrom: "2026-12-24", opens: "10:00", closes: "14:00" }),
		]),
	});
	expect(described(seed)).not.toHaveProperty("specialOpeningHoursSpecification");
	expect(inCatalogue(seed, () => inLocale("en", () => storeCards()))[0]).not.toHaveProperty("holidayHours");
});
