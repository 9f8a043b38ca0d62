import { m } from "../../paraglide/messages.js";

/** What a customer comes for, as far as it decides what to bring. */
type Errand = "cases" | "internet" | "security" | "tv" | "wireless";

const everything: readonly { for: readonly Errand[]; title: () => string; what: () => string }[] = [
	{ for: ["wireless"], title: m.stores_bring_line, what: m.stores_bring_line_what },
	{ for: ["wireless"], title: m.stores_bring_number, what: m.stores_bring_number_what },
	{ for: ["wireless"], title: m.stores_bring_phone, what: m.stores_bring_phone_what },
	{ for: ["internet", "tv"], title: m.stores_bring_home, what: m.stores_bring_home_what },
	{ for: ["security"], title: m.stores_bring_security, what: m.stores_bring_security_what },
	{ for: ["internet", "tv", "wireless"], title: m.stores_bring_bill, what: m.stores_bring_bill_what },
	{ for: ["cases"], title: m.stores_bring_case, what: m.stores_bring_case_what },
	{ for: [], title: m.stores_bring_top_up, what: m.stores_bring_top_up_what },
];

/** DOOR-6: what to bring for an errand, or for every one. The stories say the same at length. */
export function whatToBring(errand?: string) {
	const fitting = everything.filter((each) => each.for.some((one) => one === errand));
	return (fitting.length > 0 ? fitting : everything).map(({ title, what }) => ({ title: title(), what: what() }));
}

export type ToBring = ReturnType<typeof whatToBring>[number];
