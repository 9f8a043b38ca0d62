import { desc, sql } from "drizzle-orm";
import { itemKey } from "../../app/catalogue/catalogue-at";
import { checkKey, checkOf, type RecordedCheck } from "../../app/catalogue/price-check";
import { clockOf, resolve } from "../../app/catalogue/timed";
import { dealer } from "../../app/content/dealer";
import type { IsoDay, PriceCheck } from "../../app/content/prices";
import type { Database } from "../connect";
import { Refusal } from "../refusal";
import { priceChecks } from "../schema";
import { newestRelease, published } from "./releases";
import { parse } from "./revisions";

/** The last check of each price, by `checkKey`; of all items, or of some. */
export async function latestChecks(
	db: Pick<Database, "selectDistinctOn">,
	only?: readonly { kind: string; item: string }[],
): Promise<Map<string, RecordedCheck>> {
	if (only?.length === 0) return new Map();
	const names = only && JSON.stringify(only.map(({ kind, item }) => ({ kind, item })));
	const rows = await db
		.selectDistinctOn([priceChecks.kind, priceChecks.item, priceChecks.price], {
			kind: priceChecks.kind,
			item: priceChecks.item,
			price: priceChecks.price,
			source: priceChecks.source,
			by: sql<string | null>`(select name from auth_users where id = ${priceChecks.author})`,
			at: priceChecks.at,
		})
		.from(priceChecks)
		.where(
			names === undefined
				? undefined
				: sql`(${priceChecks.kind}, ${priceChecks.item}) in
					(select kind, item from jsonb_to_recordset(${names}::jsonb) as wanted(kind text, item text))`,
		)
		.orderBy(priceChecks.kind, priceChecks.item, priceChecks.price, desc(priceChecks.at));
	return new Map(
		rows.map(({ price, source, by, at, ...row }) => [
			checkKey(itemKey(row), price),
			{ on: dealerDay(at), by: by ?? "the dealer", source },
		]),
	);
}

/** Swedish dates are written as in ISO 8601: 2026-11-18. */
const dealerDay = (at: Date | number) =>
	new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: dealer.timeZone }).format(at) as IsoDay;

/** Priced items whose price the dealer has to look at. */
export interface DuePrice {
	key: string;
	name: string;
	price: string;
	/** The day it was last confirmed; undefined if never, or at another price. */
	checked: IsoDay | undefined;
}

interface Priced {
	key: string;
	name: string;
	price: string;
	check: PriceCheck | undefined;
}

/** The prices that were never confirmed, have changed since, or were confirmed more than so many days ago. */
export async function duePrices(db: Reader, days: number, now: number): Promise<DuePrice[]> {
	const oldest = Temporal.PlainDate.from(dealerDay(now)).subtract({ days }).toString();
	const prices = (await pricesAt(db, now)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
	return prices.flatMap(({ key, name, price, check }) => {
		// What the specification prescribes has no day, and is never due.
		const isDue = !check || (check.on !== undefined && check.on < oldest);
		return isDue ? { key, name, price, checked: check?.on } : [];
	});
}

type Reader = Pick<Database, "select" | "selectDistinctOn">;

/** The published prices at an instant. */
async function pricesAt(db: Reader, instant: number): Promise<Priced[]> {
	const revisions = await published(db, await newestRelease(db));
	const checks = await latestChecks(db);
	return revisions.flatMap((revision) => {
		if (revision.data === null) return [];
		const { kind, item, data } = parse(revision);
		const shown = resolve(data, instant, clockOf(kind, data, dealer.timeZone));
		// What the phone cases cost is up to the dealer: there is nobody to confirm it.
		if (!("price" in shown) || shown.hidden || kind === "phone-case") return [];
		const name = typeof shown.name === "string" ? shown.name : "en" in shown.name ? shown.name.en : item;
		const key = itemKey({ kind, item });
		return { key, name, price: shown.price, check: checkOf(shown, checks.get(checkKey(key, shown.price))) };
	});
}

/** Records that prices are right as they are published now. Items are named by key or, as ids are unique, by id alone. */
export async function confirmPrices(
	db: Database,
	names: readonly string[],
	{ source, author, now }: { source: string; author?: string; now: number },
): Promise<Priced[]> {
	const prices = await pricesAt(db, now);
	const found = names.map((name) => {
		const match = prices.find(({ key }) => key === name || key.endsWith(`/${name}`));
		if (!match) throw new Refusal(`No price of "${name}" is published. Nothing was confirmed.`);
		return match;
	});
	await recordChecks(db, found, { source, now, ...(author && { author }) });
	return found;
}

/** Records that prices are right. What is not published yet is confirmed once it is, if the price is still the same. */
export async function recordChecks(
	db: Pick<Database, "insert">,
	prices: readonly Pick<Priced, "key" | "price">[],
	{ source, author, now }: { source: string; author?: string; now: number },
): Promise<void> {
	if (prices.length === 0) return;
	await db.insert(priceChecks).values(
		prices.map(({ key, price }) => {
			const [kind = "", item = ""] = key.split("/");
			return { kind, item, price, source, at: new Date(now), ...(author && { author }) };
		}),
	);
}
