import { authorOf } from "../../db/catalogue/author";
import { confirmPrices as confirm, duePrices } from "../../db/catalogue/price-checks";
import type { Database } from "../../db/connect";
import { oneLine } from "./one-line";

/** CAT-4: the prices that were never confirmed, have changed since, or were confirmed more than so many days ago. */
export async function* listPrices(db: Database, days: number): AsyncGenerator<string> {
	const due = await duePrices(db, days, Date.now());
	for (const { key, name, price, checked } of due) {
		const when = checked ?? "never";
		yield `${oneLine(price).padEnd(14)}  ${when.padEnd(10)}  ${key.padEnd(50)}  ${oneLine(name)}\n`;
	}
	yield `${due.length} to check. When one is right: npm run prices -- confirm ITEM --source TEXT\n`;
}

export async function* confirmPrices(
	db: Database,
	{ items, source, by }: { items: readonly string[]; source: string; by?: string | undefined },
): AsyncGenerator<string> {
	const author = await authorOf(db, by);
	for (const { key, price } of await confirm(db, items, { source, now: Date.now(), ...author }))
		yield `Confirmed ${key} at ${price}.\n`;
}
