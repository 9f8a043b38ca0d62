import type { IsoDay } from "../../content/prices";
import { m } from "../../paraglide/messages.js";
import { may } from "../staff";
import type { AtWork } from "../staff-context.server";
import { hoursCode, readHoursCode } from "./hours-code";
import { dayAt, exceptionOn, usualHours } from "./store-day";
import type { WorkingStore } from "./stores-data.server";
import { writtenDay, writtenSpans } from "./written-day.server";

/** Where to go after the hours of a day were published: the screen that says so and can take it back. */
export const afterPublishing = (screen: string, done: { store: string; day: string; was: string }): string =>
	`${screen}?${new URLSearchParams({ done: done.store, day: done.day, was: done.was })}`;

/** What the URL says was published; null as soon as it is not so any more. */
export function publishedDay(url: URL, stores: readonly WorkingStore[], { staff }: AtWork, now: number) {
	const [done, day, was] = ["done", "day", "was"].map((name) => url.searchParams.get(name) ?? "");
	const store = stores.find(({ item }) => item === done);
	if (!store?.live || !day || !/^\d{4}-\d\d-\d\d$/.test(day) || !was || !readHoursCode(was)) return null;
	const exception = exceptionOn(store.live, day);
	if (hoursCode(exception) === was) return null;
	const today = dayAt(now, store.live.timeZone);
	return {
		store: store.item,
		day,
		was,
		sentence: m.admin_stores_published({
			store: store.live.name,
			day: writtenDay(day as IsoDay, today),
			hours: writtenSpans(exception ?? usualHours(store.live, day)),
		}),
		mayUndo: day >= today && may(staff, "publish-hours", store.item),
	};
}

export type PublishedDay = NonNullable<ReturnType<typeof publishedDay>>;
