import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../../../db/catalogue/revisions";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { IsoDay } from "../../content/prices";
import { say } from "../../platform/language";
import { may } from "../staff";
import type { AtWork } from "../staff-context.server";
import { knownServices, spelled } from "./services-known.server";
import { dayAt, exceptionOn, type StoreData, usualHours } from "./store-day";
import type { Part } from "./store-fields";
import { fieldsOfPart, typedContact, typedWeek } from "./store-form";
import { storeCard, workingStores } from "./stores-data.server";
import { writtenDay, writtenSpans } from "./written-day.server";

/** Everything that the screen of one store shows; null: there is no such store. */
export async function storeScreen(db: Transaction, id: string, who: AtWork, now: number) {
	const store = (await workingStores(db)).find(({ item }) => item === id);
	if (!store) return null;
	const { items } = await workingCatalogue(db);
	const { data, live } = store;
	const today = dayAt(now, data.timeZone);
	const days = new Set([...(data.holidayHours ?? []), ...(live?.holidayHours ?? [])].map(({ on }) => on));
	const chosen = new Set(data.services.map((words) => spelled(words, items).en));
	return {
		...storeCard(store, who, now),
		base: store.number,
		mayPublish: live !== null && may(who.staff, "publish", id),
		/** Parts whose draft is not on the site. */
		changed: (["week", "contact"] as const).filter((part) => isDraft(part, data, live)),
		exceptions: [...days]
			.filter((day) => day >= today)
			.toSorted()
			.map((day) => exceptionRow(day as IsoDay, data, live, today)),
		tomorrow: Temporal.PlainDate.from(today).add({ days: 1 }).toString(),
		week: typedWeek(data.openingHours),
		contact: typedContact(data),
		hasLine: data.additionalServices !== undefined,
		services: [...knownServices(data, items)].map(([name, words]) => ({
			name,
			label: say(spelled(words, items)),
			isChosen: chosen.has(name),
		})),
	};
}

export type StoreScreenData = NonNullable<Awaited<ReturnType<typeof storeScreen>>>;

const isDraft = (part: Part, data: StoreData, live: StoreData | null): boolean =>
	live !== null && fieldsOfPart[part].some((field) => !isDeepStrictEqual(data[field], live[field]));

function exceptionRow(day: IsoDay, data: StoreData, live: StoreData | null, today: string) {
	const [drafted, shown] = [exceptionOn(data, day), live ? exceptionOn(live, day) : undefined];
	const hours = shown ?? drafted ?? [];
	return {
		day,
		label: writtenDay(day, today),
		hours: writtenSpans(hours),
		usual: writtenSpans(usualHours(data, day)),
		isLive: shown !== undefined,
		/** A colleague's draft says something else about this day. */
		drafted: isDeepStrictEqual(drafted, shown) ? null : writtenSpans(drafted ?? usualHours(data, day)),
	};
}
