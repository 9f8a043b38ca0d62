import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { seed } from "../../app/content/catalogue";
import type { Services } from "../../app/platform/services.server";
import type { LiveCatalogue } from "../../db/catalogue/live-catalogue";
import { pages } from "../../server/pages";
import { build } from "./render";

/** A catalogue in which every phone case and the first store carry a number; a new one whenever it is asked for. */
function restless() {
	let asked = 0;
	const current = () => {
		asked++;
		return {
			...seed,
			phoneCases: seed.phoneCases.map((each) => ({ ...each, price: `$${asked}00` as const })),
			stores: seed.stores.map((store) => ({ ...store, name: `Store ${asked}00` })),
		};
	};
	return { catalogue: { current } as unknown as LiveCatalogue, asked: () => asked };
}

test.each(["/phone-cases", "/es/phone-cases.data", "/locations"])(
	"CAT-5 %s is rendered from one state of the catalogue, whatever is published meanwhile",
	async (path) => {
		const { catalogue, asked } = restless();
		const services = { catalogue, logger: pino({ level: "silent" }), siteUrl: "http://site.test" } as Services;
		const app = new Hono().use(pages({ build, mode: "production", services, addressOfClient: () => "127.0.0.1" }));
		const text = await (await app.request(path, {}, {})).text();
		expect(asked()).toBe(1);
		expect(text).toMatch(/100/);
		expect(text).not.toMatch(/\$200|Store 200/);
	},
);
