import { dealer } from "../../content/dealer";
import { languageTag } from "../../platform/language-tag";

/** "Nov 18, 2026, 8:30 PM", on the dealer's clock. */
export const staffTime = (moment: Date): string =>
	new Intl.DateTimeFormat(languageTag(), { dateStyle: "medium", timeStyle: "short", timeZone: dealer.timeZone }).format(
		moment,
	);
