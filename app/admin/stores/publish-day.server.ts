import { z } from "zod";
import { publishDirectly } from "../../../db/catalogue/releases";
import type { Database } from "../../../db/connect";
import { Refusal } from "../../../db/refusal";
import type { Stored } from "../../catalogue/shapes";
import type { IsoDay } from "../../content/prices";
import { m } from "../../paraglide/messages.js";
import { surroundings } from "../preview/surroundings.server";
import { refusalWords } from "../review/problem-links.server";
import { may } from "../staff";
import { recordEvent } from "../staff/record-event.server";
import type { AtWork } from "../staff-context.server";
import { hoursCode, readHoursCode } from "./hours-code";
import { dayAt, exceptionOn, type Span, type StoreData, withDay } from "./store-day";
import { workingStores } from "./stores-data.server";
import { readTime, spanProblem } from "./typed-time";
import { writtenDay, writtenSpans } from "./written-day.server";

/** The intents that put hours of one day on the site at once; all of them take "publish-hours" and a recent proof. */
const intents = ["closed-day", "special-day", "usual-day", "undo-day"] as const;
type DayIntent = (typeof intents)[number];
export const isDayIntent = (intent: unknown): intent is DayIntent => intents.some((each) => each === intent);

const text = z.string().max(200).catch("");
const posted = z.object({
	intent: z.enum(intents),
	store: text,
	day: text,
	opens: text,
	closes: text,
	/** The hours that are brought back, for "undo-day". */
	hours: text,
});

export interface DayTyped {
	store: string;
	intent: DayIntent;
	day: string;
	opens: string;
	closes: string;
}

export type DayResult =
	| { outcome: "published"; store: string; day: IsoDay; was: string }
	| { outcome: "refused"; faults: { field: string; text: string }[]; typed: DayTyped };

/** STORE-2: changes the hours of one day of a store on the site, and nothing else. */
export async function publishDay(
	db: Database,
	{ staff }: AtWork,
	form: FormData,
	now: number,
): Promise<DayResult | "forbidden" | "missing"> {
	const fields = posted.parse(Object.fromEntries(form));
	const { hours: _, ...typed } = fields;
	const store = (await workingStores(db)).find(({ item }) => item === typed.store);
	if (!store?.live) return "missing";
	if (!may(staff, "publish-hours", store.item)) return "forbidden";
	const refuse = (field: string, sentence: string): DayResult => ({
		outcome: "refused",
		faults: [{ field, text: sentence }],
		typed,
	});
	const today = dayAt(now, store.live.timeZone);
	const day = readDay(typed.day);
	if (!day) return refuse("day", m.admin_stores_day_missing());
	if (day < today) return refuse("day", m.admin_stores_day_over());
	const wanted = readWanted(fields);
	if ("field" in wanted) return refuse(wanted.field, wanted.text);
	const was = hoursCode(exceptionOn(store.live, day));
	const change = (data: Stored) => withDay(data as StoreData, day, wanted.hours, today) as Stored;
	const note = m.admin_stores_release_note({
		store: store.live.name,
		day: writtenDay(day, today),
		hours: wanted.hours ? writtenSpans(wanted.hours) : m.admin_stores_usual_word(),
	});
	try {
		const { release, items } = await publishDirectly(db, {
			around: surroundings(),
			now,
			changes: [{ kind: "store", item: store.item, change }],
			author: staff.id,
			note,
		});
		if (items > 0) await recordEvent(db, { author: staff.id, what: "published", subject: String(release) });
	} catch (cause) {
		if (!(cause instanceof Refusal)) throw cause;
		return refuse("day", refusalWords(cause).join(" "));
	}
	return { outcome: "published", store: store.item, day, was };
}

function readDay(typed: string): IsoDay | null {
	try {
		return Temporal.PlainDate.from(typed, { overflow: "reject" }).toString() === typed ? (typed as IsoDay) : null;
	} catch {
		return null;
	}
}

function readWanted({
	intent,
	...typed
}: z.infer<typeof posted>): { hours: Span[] | undefined } | { field: string; text: string } {
	if (intent === "closed-day") return { hours: [] };
	if (intent === "usual-day") return { hours: undefined };
	if (intent === "undo-day") return readHoursCode(typed.hours) ?? { hours: undefined };
	const [opens, closes] = [readTime(typed.opens), readTime(typed.closes)];
	if (!opens) return { field: "opens", text: m.admin_stores_time_wrong() };
	if (!closes) return { field: "closes", text: m.admin_stores_time_wrong() };
	const hours = [{ opens, closes }];
	return spanProblem(hours) ? { field: "closes", text: m.admin_stores_time_same() } : { hours };
}
