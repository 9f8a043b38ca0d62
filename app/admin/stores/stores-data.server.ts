import type { Transaction } from "../../../db/catalogue/revisions";
import { type WorkingItem, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import { resolve } from "../../catalogue/timed";
import { clockTime, dayName } from "../../features/stores/clock-time";
import { openState } from "../../features/stores/opening-hours";
import { m } from "../../paraglide/messages.js";
import { may } from "../staff";
import { type AtWork, isProven, RECENT_PROOF_LASTS } from "../staff-context.server";
import { hoursCode } from "./hours-code";
import { dayAt, exceptionOn, type StoreData, usualHours } from "./store-day";
import { writtenDay, writtenSpans } from "./written-day.server";

/** A store as it is in the database; `live` is null before it was published. */
export interface WorkingStore extends Omit<WorkingItem, "data" | "live"> {
	data: StoreData;
	live: StoreData | null;
}

/** The stores in the order of the site. */
export async function workingStores(db: Transaction): Promise<WorkingStore[]> {
	const { items } = await workingCatalogue(db);
	const order = (items.get("order/store")?.data as { items?: readonly string[] } | null)?.items ?? [];
	const rank = (item: string) => (order.includes(item) ? order.indexOf(item) : order.length);
	return [...items.values()]
		.filter(({ kind, data }) => kind === "store" && data !== null)
		.map((each) => ({
			...each,
			data: each.data as StoreData,
			live: (each.live?.data ?? null) as StoreData | null,
		}))
		.toSorted((a, b) => rank(a.item) - rank(b.item));
}

/** As visitors see it at an instant. */
const shownAt = (data: StoreData, now: number): StoreData => resolve(data, now, data.timeZone) as StoreData;

/** What a card of the list shows. */
export function storeCard(store: WorkingStore, { staff, ...who }: AtWork, now: number) {
	const data = shownAt(store.live ?? store.data, now);
	const today = dayAt(now, data.timeZone);
	const state = openState(data, new Date(now));
	const exception = exceptionOn(data, today);
	const usual = usualHours(data, today);
	const hours = exception ?? usual;
	const next = (data.holidayHours ?? [])
		.filter(({ on }) => on > today)
		.toSorted((a, b) => (a.on < b.on ? -1 : 1))
		.at(0);
	return {
		id: store.item,
		name: data.name,
		place: `${data.street}, ${data.city}, ${data.region}`,
		isLive: store.live !== null && !data.hidden,
		isChanged: store.status === "changed",
		isOpen: state.open,
		state: stateWords(state, data.timeZone, today, now),
		day: today,
		dayWords: writtenDay(today, today),
		hours: writtenSpans(hours),
		/** What undoing a change of today brings back. */
		was: hoursCode(exception),
		usual: writtenSpans(usual),
		isException: exception !== undefined,
		isClosedToday: hours.length === 0,
		opens: hours[0]?.opens ?? usual[0]?.opens ?? "10:00",
		closes: hours.at(-1)?.closes ?? usual.at(-1)?.closes ?? "19:00",
		next: next ? { day: writtenDay(next.on, today), hours: writtenSpans(next.hours) } : null,
		mayPublishHours: store.live !== null && may(staff, "publish-hours", store.item),
		mayEdit: may(staff, "edit", store.item),
		isProven: isProven(who, RECENT_PROOF_LASTS, now),
	};
}

export type StoreCardData = ReturnType<typeof storeCard>;

function stateWords(state: ReturnType<typeof openState>, timeZone: string, today: string, now: number): string {
	if (state.open) return m.stores_open({ time: clockTime(state.closes, timeZone) });
	if (!state.opens) return m.stores_closed();
	const time = clockTime(state.opens, timeZone);
	const opens = state.opens.getTime();
	return dayAt(opens, timeZone) === today && opens > now
		? m.stores_opens_today({ time })
		: m.stores_opens_on({ day: dayName(state.opens, timeZone), time });
}
