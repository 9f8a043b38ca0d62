/** Until when a lead can be put aside. */
export const snoozes = ["later", "tomorrow", "monday", "week"] as const;
export type Snooze = (typeof snoozes)[number];

export const isSnooze = (text: string): text is Snooze => (snoozes as readonly string[]).includes(text);

/** "later" is three hours; the others begin at nine in the morning, on the dealer's clock. */
export function snoozedUntil(snooze: Snooze, now: Date, timeZone: string): Date {
	if (snooze === "later") return new Date(now.getTime() + 3 * 3_600_000);
	const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
	const days = snooze === "tomorrow" ? 1 : snooze === "week" ? 7 : 8 - today.dayOfWeek;
	return new Date(today.add({ days }).toZonedDateTime({ timeZone, plainTime: "09:00" }).epochMilliseconds);
}
