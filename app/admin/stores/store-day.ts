import type { Stored } from "../../catalogue/shapes";
import type { IsoDay } from "../../content/prices";
import type { HolidayHours, OpeningHours, Weekday } from "../../content/store";

export type StoreData = Stored<"store">;
export type Span = Pick<OpeningHours, "opens" | "closes">;

export const week: readonly Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The day it is at a store: at eleven in the evening in Boston it is tomorrow in UTC already. */
export const dayAt = (instant: number, timeZone: string): IsoDay =>
	Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString() as IsoDay;

const weekdayOf = (day: string): Weekday => week[Temporal.PlainDate.from(day).dayOfWeek - 1] as Weekday;

/** The hours of one day instead of its weekday's; undefined: the usual ones. */
export const exceptionOn = ({ holidayHours = [] }: Pick<StoreData, "holidayHours">, day: string): Span[] | undefined =>
	holidayHours.find(({ on }) => on === day)?.hours;

export const usualHours = ({ openingHours }: Pick<StoreData, "openingHours">, day: string): Span[] =>
	openingHours
		.filter(({ days }) => days.includes(weekdayOf(day)))
		.map(({ opens, closes }) => ({ opens, closes }))
		.toSorted((a, b) => (a.opens < b.opens ? -1 : 1));

/** A store with other hours on one day: none is closed, undefined as usual. Days that are over are left out. */
export function withDay<S extends Pick<StoreData, "holidayHours">>(
	{ holidayHours = [], ...store }: S,
	day: IsoDay,
	hours: Span[] | undefined,
	today: string,
): S {
	const others = holidayHours.filter(({ on }) => on !== day && on >= today);
	const all: HolidayHours[] = hours ? [...others, { on: day, hours }] : others;
	const sorted = all.toSorted((a, b) => (a.on < b.on ? -1 : 1));
	return { ...store, ...(sorted.length > 0 && { holidayHours: sorted }) } as unknown as S;
}
