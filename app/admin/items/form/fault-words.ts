import { m } from "../../../paraglide/messages.js";
import type { Fault } from "../fields/parsed-fields";

/** What is wrong with a field, and how to mend it. */
const words: Record<Fault, () => string> = {
	clock: m.admin_items_fault_clock,
	colour: m.admin_items_fault_colour,
	day: m.admin_items_fault_day,
	id: m.admin_items_fault_id,
	long: m.admin_items_fault_long,
	missing: m.admin_items_fault_missing,
	number: m.admin_items_fault_number,
	path: m.admin_items_fault_path,
	price: m.admin_items_fault_price,
	raw: m.admin_items_fault_raw,
	taken: m.admin_items_fault_taken,
	time: m.admin_items_fault_time,
	url: m.admin_items_fault_url,
};

export const faultWords = (fault: Fault): string => words[fault]();
