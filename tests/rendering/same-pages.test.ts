import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCatalogue } from "../../app/catalogue/current.server";
import { type Catalogue, seed } from "../../app/content/catalogue";
import { pageLists } from "../../app/features/findability/page-lists.server";
import { publicPagesOf } from "../../app/platform/public-pages.server";
import { changedContent } from "../../app/shell/changed-content.server";
import { openCatalogue } from "../../db/catalogue/live-catalogue";
import { publishedIn } from "../../db/catalogue/snapshot";
import { type Connection, connect } from "../../db/connect";
import { migrate } from "../../db/migrate";
import { knownPages, pageAddresses } from "../../server/page-address";
import { builtRoutes } from "./build";
import { render } from "./render";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
const logger = pino({ level: "error" });
let connection: Connection;
let stored: Catalogue;
beforeAll(async () => {
	connection = await connect({ dataFolder: folder });
	await migrate(connection.db);
	const live = await openCatalogue({
		...publishedIn(connection.db),
		file: join(folder, "catalogue.json"),
		logger,
	});
	await live.stop();
	stored = live.current();
}, 60_000);
afterAll(async () => {
	await connection.close();
	rmSync(folder, { recursive: true, force: true });
});

const valuesOf = () => inCatalogue(seed, pageLists.partners).map(({ value }) => value);
const plan = seed.internetCarriers[0]?.plans[0]?.id;
const others = [
	"/internet-plans?contract=no",
	`/internet-plans?plan=${plan}&compare=${plan}`,
	"/wireless-plans?tab=prepaid",
	`/contact?plan=${plan}&package=${seed.securityPackages[0]?.id}&partner=att&promotion=x&cart=${seed.phoneCases[0]?.id}:2`,
	`/compare/internet.data?plans=${plan}`,
	"/phone-cases?sort=name",
	"/blog/keep-your-number-when-you-switch",
	"/blog?q=fiber",
];
const pages = [...knownPages(builtRoutes, valuesOf), ...others, ...others.map((path) => `/es${path}`)];
const page = (path: string, catalogue: Catalogue) => render(path, catalogue, { db: connection.db, logger });
const fromFiles = new Map<string, ReturnType<typeof page>>();
/** Each is rendered once. */
const pageFromFiles = (path: string) => {
	const rendered = fromFiles.get(path) ?? page(path, seed);
	fromFiles.set(path, rendered);
	return rendered;
};

test("CAT-6 every public page in three languages is the same, byte for byte, from the files and from the database", async () => {
	expect(pages.length).toBeGreaterThan(100);
	const different: string[] = [];
	for (const path of pages) {
		const [before, after] = [await pageFromFiles(path), await page(path, stored)];
		expect(before.status, path).toBe(/^(\/(es|pt))?\/404$/.test(path) ? 404 : 200);
		if (after.body !== before.body) different.push(path);
	}
	expect(different).toEqual([]);
}, 600_000);

/** The catalogue with every text and price of one part changed. */
function changed(part: keyof Catalogue): Catalogue {
	const change = (value: unknown, key = ""): unknown => {
		if (typeof value === "string") {
			if (key === "price" || key === "originalPrice" || key === "upTo") return value.replace("$", "$1");
			return ["en", "es", "pt", "name", "street", "city", "phone"].includes(key) ? `${value} changed` : value;
		}
		if (Array.isArray(value)) return value.map((inner) => change(inner));
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));
	};
	return { ...seed, [part]: change(seed[part]) };
}

const parts = (Object.keys(seed) as (keyof Catalogue)[]).filter((part) => part !== "pictures");
const addressOf = pageAddresses(builtRoutes, valuesOf);
/** Of the partners' pages one with a landing page and one without. */
const inEnglish = pages.filter((path) => !/^\/(es|pt)\b/.test(path) && !/^\/partners\/(?!att$|wow$)/.test(path));
const around = { siteUrl: "http://site.test", pages: publicPagesOf(builtRoutes) };

test.each(parts)(
	"CAT-5 every page on which a change of %s shows is invalidated",
	async (part) => {
		const next = changed(part);
		const content = changedContent(seed, next, around);
		expect(content).toContain(part);
		for (const path of inEnglish) {
			const isInvalidated = addressOf(path)?.content.some((each) => content.includes(each));
			// Whatever else a page might show of it, it is rendered again.
			if (isInvalidated) continue;
			const [before, after] = [await pageFromFiles(path), await page(path, next)];
			expect(after.body === before.body, `${path} shows ${part}`).toBe(true);
		}
	},
	600_000,
);

test("CAT-5 a price invalidates the pages that show it, and no others", () => {
	const content = changedContent(seed, changed("phoneCases"), around);
	const invalidated = pages.filter((path) => addressOf(path)?.content.some((each) => content.includes(each)));
	const paths = invalidated.map((path) => new URL(path, around.siteUrl).pathname.replace(/^\/(es|pt)/, "") || "/");
	expect(new Set(paths)).toEqual(new Set(["/", "/phone-cases", "/shop", "/contact"]));
	expect(changedContent(seed, stored, around)).toEqual([]);
});
