import type { Span } from "./store-day";

/**
 * A time of day as people write it: "10:00" from a browser's field; "10", "10am", "7:30 PM", "19h30" where it has none.
 * Null: it is none.
 */
export function readTime(typed: string): Span["opens"] | null {
	const match = /^(\d{1,2})(?:[:.h](\d{2})?)?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(typed.trim());
	if (!match) return null;
	const [, hour = "", minute = "00", half] = match;
	const [hours, minutes] = [Number(hour), Number(minute)];
	if (minutes > 59) return null;
	if (!half) return hours <= 24 && !(hours === 24 && minutes > 0) ? written(hours % 24, minutes) : null;
	if (hours < 1 || hours > 12) return null;
	return written((hours % 12) + (half.toLowerCase() === "p" ? 12 : 0), minutes);
}

const two = (value: number) => String(value).padStart(2, "0");
const written = (hours: number, minutes: number) => `${two(hours)}:${two(minutes)}` as Span["opens"];

/** What is wrong with the openings of a day; null: nothing. A closing time before the opening time is after midnight. */
export function spanProblem(spans: readonly Span[]): "overlap" | "same" | null {
	if (spans.some(({ opens, closes }) => opens === closes)) return "same";
	const sorted = spans.toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
	const isLate = ({ opens, closes }: Span) => closes < opens;
	const overlaps = sorted.some((span, index) => {
		const before = sorted[index - 1];
		return before !== undefined && (isLate(before) || before.closes > span.opens);
	});
	return overlaps ? "overlap" : null;
}
