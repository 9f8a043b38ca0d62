import { writtenHours } from "../../features/stores/written-hours.server";
import type { StoreData } from "./store-day";

/** "Mon-Fri 10AM-7PM, Saturday 10AM-6PM" */
export const writtenWeek = (openingHours: StoreData["openingHours"]): string =>
	openingHours.map((each) => Object.values(writtenHours(each)).join(" ")).join(", ");
