import { expect, test } from "vitest";
import { whatToBring } from "./what-to-bring";

const titles = (errand?: string) => whatToBring(errand).map(({ title }) => title);

test("DOOR-6 an errand has its own list, any other the whole one", () => {
	expect(titles("internet")).toEqual(["For home internet or TV", "To compare prices"]);
	expect(titles("wireless")).toContain("To keep your number");
	expect(titles("cases")).toEqual(["For a phone case"]);
	expect(titles("general")).toEqual(titles());
	expect(titles().length).toBeGreaterThan(titles("wireless").length);
});
