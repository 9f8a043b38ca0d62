import { checkOf, type RecordedCheck } from "../../catalogue/price-check";
import type { Kind, Stored } from "../../catalogue/shapes";
import { instantOf, resolve } from "../../catalogue/timed";
import type { IsoDay } from "../../content/prices";
import { type Locale, locales } from "../../content/words";
import { type CellName, cellsOf, type PricedItem, type PricedKind, pricedKinds, readCells } from "./price-cells";
import type { PriceRow, RowCheck } from "./price-row";

/** What a row needs of an item of the working catalogue. */
interface Item {
	kind: Kind;
	item: string;
	number: number;
	data: Stored | null;
	live: { data: Stored | null } | null;
	status: "live" | "changed" | "new" | "removed";
}

interface Surroundings {
	/** The last recorded check of a price of an item. */
	checkOf: (key: string, price: string) => RecordedCheck | undefined;
	now: number;
	timeZone: string;
	locale: Locale;
}

const DUE_AFTER_DAYS = 30;

/** GRID-1: every priced item that is not removed, in the order of the shop. */
export function priceRows(items: ReadonlyMap<string, Item>, around: Surroundings): PriceRow[] {
	const today = Temporal.Instant.fromEpochMilliseconds(around.now).toZonedDateTimeISO(around.timeZone).toPlainDate();
	const oldest = today.subtract({ days: DUE_AFTER_DAYS }).toString();
	const order = orderOf(items);
	return pricedKinds.flatMap((kind) => {
		const rows: { row: PriceRow; at: readonly [number, number, string] }[] = [];
		for (const [key, each] of items) {
			if (each.kind !== kind || each.data === null) continue;
			const data = each.data as PricedItem;
			const parent = parentOf(kind, data);
			rows.push({
				row: rowOf(key, kind, each, data, carrierOf(kind, data, items), oldest, around),
				at: [order.get(parent) ?? Number.MAX_SAFE_INTEGER, order.get(key) ?? Number.MAX_SAFE_INTEGER, each.item],
			});
		}
		return rows
			.toSorted(({ at: a }, { at: b }) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1))
			.map(({ row }) => row);
	});
}

/** The published price of an item and its check: what the whole site knows it by. */
export function priceNow(data: PricedItem, { now, timeZone }: Pick<Surroundings, "now" | "timeZone">) {
	const shown = data.timed?.length ? resolve(data, now, timeZone) : data;
	return shown as Omit<PricedItem, "timed">;
}

function rowOf(
	key: string,
	kind: PricedKind,
	{ number, live, status }: Item,
	data: PricedItem,
	carrier: string,
	oldest: string,
	around: Surroundings,
): PriceRow {
	const cells = readCells(kind, data);
	const liveData = live?.data as PricedItem | null | undefined;
	const was = liveData && status === "changed" ? differing(kind, readCells(kind, liveData), cells) : undefined;
	const shown = priceNow(data, around);
	const check = checkFor(key, kind, shown, around);
	// Whoever changes a price looks at it: what has to be looked at is what is on the site.
	const isAsked = kind !== "phone-case" && !shown.hidden && status !== "new";
	return {
		key,
		kind,
		carrier,
		name: nameOf(data, around.locale),
		base: number,
		cells,
		...(was && { was }),
		state: status === "removed" ? "live" : status,
		...(shown.hidden && { hidden: true }),
		...timesOf(data, around),
		...(shown.price !== data.price && { now: shown.price }),
		check,
		...(isAsked && !check && { unconfirmed: true }),
		...(isAsked && (!check || ("on" in check && check.on < oldest)) && { due: true }),
	};
}

const differing = (kind: PricedKind, was: PriceRow["cells"], is: PriceRow["cells"]): PriceRow["cells"] | undefined => {
	const fields = cellsOf(kind).filter((cell: CellName) => was[cell] !== is[cell]);
	return fields.length > 0 ? Object.fromEntries(fields.map((cell) => [cell, was[cell]])) : undefined;
};

function checkFor(
	key: string,
	kind: PricedKind,
	{ price, ...rest }: Pick<PricedItem, "price">,
	around: Surroundings,
): RowCheck | null {
	if (kind === "phone-case") return null;
	const own = "priceCheck" in rest ? (rest.priceCheck as Stored<"internet-plan">["priceCheck"]) : undefined;
	const known = checkOf({ price, ...(own && { priceCheck: own as never }) }, around.checkOf(key, price));
	if (!known) return null;
	return known.on
		? { on: known.on as IsoDay, by: known.by, source: known.source }
		: { prescribed: known.prescribed ?? "" };
}

function timesOf({ timed = [] }: PricedItem, { now, timeZone }: Surroundings): Pick<PriceRow, "ends" | "scheduled"> {
	let scheduled: string | undefined;
	let ends: string | undefined;
	for (const { from, until } of timed) {
		const [begins, stops] = [instantOf(from, timeZone), until ? instantOf(until, timeZone) : Number.POSITIVE_INFINITY];
		if (begins > now && (!scheduled || from < scheduled)) scheduled = from;
		if (begins <= now && now < stops && until && (!ends || until < ends)) ends = until;
	}
	return { ...(scheduled && { scheduled }), ...(ends && { ends }) };
}

const nameOf = ({ name }: PricedItem, locale: Locale): string => {
	if (typeof name === "string") return name;
	return "ref" in name ? name.ref : ([locale, ...locales].map((each) => name[each]).find(Boolean) ?? "");
};

/** The key of what an item is listed under. */
function parentOf(kind: PricedKind, data: PricedItem): string {
	if ("group" in data) return `tv-provider/${data.group}`;
	return "carrier" in data ? `${kind.replace("-plan", "-carrier")}/${data.carrier}` : "";
}

function carrierOf(kind: PricedKind, data: PricedItem, items: ReadonlyMap<string, Item>): string {
	if ("provider" in data) return data.provider;
	if (!("carrier" in data)) return "";
	const carrier = items.get(parentOf(kind, data))?.data as Stored<"internet-carrier"> | null | undefined;
	return carrier?.name ?? data.carrier;
}

/** The place of everything that some list names. */
function orderOf(items: ReadonlyMap<string, Item>): Map<string, number> {
	const order = new Map<string, number>();
	for (const { kind, item, data } of items.values()) {
		if (data === null) continue;
		const [list, of] =
			kind === "order"
				? [(data as Stored<"order">).items, item]
				: kind === "tv-provider"
					? [(data as Stored<"tv-provider">).packages, "tv-package"]
					: kind.endsWith("-carrier")
						? [(data as Stored<"internet-carrier">).plans, kind.replace("-carrier", "-plan")]
						: [[], ""];
		for (const [at, name] of list.entries()) order.set(`${of}/${name}`, at);
	}
	return order;
}
