import type { Weekday } from "../../content/store";
import type { Locale } from "../../content/words";

/** The parts of a store that are saved on their own. */
const parts = ["week", "contact"] as const;
export type Part = (typeof parts)[number];

/** What stands in the fields: of a stored store, or as it was typed. */
export type Typed = Readonly<Record<string, string>>;

/** How many openings a day has room for: with a break at noon there are two. */
export const OPENINGS = [1, 2] as const;

export const timeField = (day: Weekday, end: "opens" | "closes", opening: number): string => `${day}-${end}-${opening}`;

export const newServiceField = (locale: Locale): string => `new-${locale}`;
