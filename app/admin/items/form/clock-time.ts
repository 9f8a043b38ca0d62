import { dealer } from "../../../content/dealer";
import { languageTag } from "../../../platform/language-tag";

const DAY = 86_400_000;

/** "10:42 AM" on the dealer's clock; with the day, where that is not today. */
export function clockTime(at: string | number, now = Date.now()): string {
	const time = new Date(at);
	const day: Intl.DateTimeFormatOptions =
		now - time.getTime() < DAY / 2 ? {} : { weekday: "short", month: "short", day: "numeric" };
	return new Intl.DateTimeFormat(languageTag(), {
		hour: "numeric",
		minute: "2-digit",
		timeZone: dealer.timeZone,
		...day,
	}).format(time);
}
