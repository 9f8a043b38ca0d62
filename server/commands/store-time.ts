import { dealer } from "../../app/content/dealer";

/** "2026-11-15 09:30", in the dealer's time zone. */
export const storeTime = (moment: Date): string =>
	new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: dealer.timeZone }).format(
		moment,
	);
