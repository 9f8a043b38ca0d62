import type { Span } from "./store-day";

/**
 * The hours of a day in a field of a form or in a URL: "usual", "closed" or "10:00-13:00,15:00-19:00". What undoing a change
 * has to bring back.
 */
export function hoursCode(hours: readonly Span[] | undefined): string {
	if (!hours) return "usual";
	return hours.map(({ opens, closes }) => `${opens}-${closes}`).join(",") || "closed";
}

const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d|24:00";
const SPAN = new RegExp(`^(${TIME})-(${TIME})$`);

/** Null: no such code. */
export function readHoursCode(code: string): { hours: Span[] | undefined } | null {
	if (code === "usual") return { hours: undefined };
	if (code === "closed") return { hours: [] };
	const hours: Span[] = [];
	for (const part of code.split(",")) {
		const [, opens, closes] = SPAN.exec(part) ?? [];
		if (!opens || !closes) return null;
		hours.push({ opens, closes } as Span);
	}
	return { hours };
}
