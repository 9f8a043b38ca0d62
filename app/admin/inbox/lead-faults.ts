import { m } from "../../paraglide/messages.js";

/** Characters of a reply or note. */
export const MOST_TYPED = 4_000;

/** Why nothing was done; what was typed stays. */
export interface LeadFault {
	fault: "changed" | "empty" | "long" | "no-address" | "unknown";
	/** The form that it belongs to. */
	in: string;
	typed: string;
}

export const faultWords: Record<LeadFault["fault"], () => string> = {
	changed: m.admin_inbox_fault_changed,
	empty: m.admin_inbox_fault_empty,
	long: () => m.admin_inbox_fault_long({ most: MOST_TYPED }),
	"no-address": m.admin_inbox_fault_no_address,
	unknown: m.admin_inbox_fault_unknown,
};
