import type { IsoDay } from "../content/prices";
import { languageTag } from "./language-tag";

/** "Nov 18, 2026" for a calendar day, which has no time zone. */
export const formatDay = (day: IsoDay): string =>
	new Intl.DateTimeFormat(languageTag(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
