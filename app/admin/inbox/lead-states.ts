import { m } from "../../paraglide/messages.js";

export type LeadState = "done" | "new" | "open" | "snoozed" | "spam" | "waiting";

/** What is not done yet, in the order of the tabs. "todo" is new, open, or snoozed until a time that has come. */
export const views = ["todo", "waiting", "snoozed", "done", "spam"] as const;
export type View = (typeof views)[number];

export const viewNames: Record<View, () => string> = {
	todo: m.admin_inbox_todo,
	waiting: m.admin_inbox_waiting,
	snoozed: m.admin_inbox_snoozed,
	done: m.admin_inbox_done,
	spam: m.admin_inbox_spam,
};

export const stateNames: Record<LeadState, () => string> = {
	new: m.admin_inbox_new,
	open: m.admin_inbox_open,
	waiting: m.admin_inbox_waiting,
	snoozed: m.admin_inbox_snoozed,
	done: m.admin_inbox_done,
	spam: m.admin_inbox_spam,
};

/** Whoever snoozed it wants it back by now. */
export const stateAt = (lead: { state: LeadState; snoozedUntil: Date | null }, now: number): LeadState =>
	lead.state === "snoozed" && (lead.snoozedUntil?.getTime() ?? 0) <= now ? "open" : lead.state;
