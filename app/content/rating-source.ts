import type { IsoDay } from "./prices";

/** Where a rating comes from: "Google reviews", on the day it was read. Structured data has only ratings with one (TRUE-2). */
export interface RatingSource {
	source: string;
	on: IsoDay;
}
