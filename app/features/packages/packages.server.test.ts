import { expect, test } from "vitest";
import { inCatalogue } from "../../catalogue/current.server";
import { seed } from "../../content/catalogue";
import { inLocale } from "../../platform/language.server";
import { tvGroups } from "./packages.server";

test("TRUE-6 the TV page says which provider is not sold where our stores are", () => {
	const notes = inCatalogue(seed, () =>
		inLocale("en", () => tvGroups().flatMap(({ name, notSold }) => (notSold ? [[name, notSold]] : []))),
	);
	expect(notes).toEqual([
		[
			"Optimum TV",
			"As far as we know, Optimum TV isn’t available in Massachusetts and South Carolina. Ask us to be sure.",
		],
	]);
});
