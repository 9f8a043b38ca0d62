import { eq } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { leadEntries, leads } from "../../../db/schema";
import { currentCatalogue } from "../../catalogue/current.server";
import { dealer } from "../../content/dealer";
import type { Services } from "../../platform/services.server";
import type { Staff } from "../staff";
import { colleaguesFor, type FoundLead, isId, leadFor, threadLength } from "./lead.server";
import { type LeadFault, MOST_TYPED } from "./lead-faults";
import { replyMail } from "./reply-mail.server";
import { isSnooze, snoozedUntil } from "./snooze";

type Outcome = { done: string } | LeadFault;
type Transaction = Pick<Database, "insert" | "select" | "update" | "execute">;

interface Work {
	tx: Transaction;
	staff: Staff;
	found: FoundLead;
	form: FormData;
	now: Date;
	parts: Pick<Services, "dealerInbox" | "mail" | "siteUrl">;
}

/** What the buttons of a lead do, by the `intent` of their form (LEAD-4). */
const acts: Readonly<Record<string, (work: Work) => Promise<Outcome>>> = {
	reply: async (work) => {
		const { tx, staff, found, form, parts } = work;
		const { lead, message } = found;
		const typed = typedIn(form);
		const fault = (why: LeadFault["fault"]): LeadFault => ({ fault: why, in: "reply", typed });
		if (typed === "") return fault("empty");
		if (typed.length > MOST_TYPED) return fault("long");
		if (!message.email) return fault("no-address");
		const seen = Number(form.get("seen"));
		const entry = await append(work, "reply", typed);
		if (entry === "unknown") return fault("unknown");
		if (entry === "again") return { done: "reply" };
		// Counted with the one that was just added.
		if ((await threadLength(tx, lead.id)) !== seen + 1) return fault("changed");
		const isMine = lead.assignee === null;
		await tx
			.update(leads)
			.set({ state: "waiting", snoozedUntil: null, ...(isMine && { assignee: staff.id }) })
			.where(eq(leads.id, lead.id));
		await parts.mail.add(
			replyMail({ entry, message, text: typed, to: message.email, staff, store: lead.store }, parts),
			tx,
		);
		return { done: "reply" };
	},
	note: async (work) => {
		const typed = typedIn(work.form);
		const fault = (why: LeadFault["fault"]): LeadFault => ({ fault: why, in: "note", typed });
		if (typed === "") return fault("empty");
		if (typed.length > MOST_TYPED) return fault("long");
		if ((await append(work, "note", typed)) === "unknown") return fault("unknown");
		await opened(work);
		return { done: "note" };
	},
	assign: async (work) => {
		const { tx, found, form } = work;
		const to = String(form.get("assignee") ?? "");
		if (to !== "" && !(await colleaguesFor(tx, found.lead.store)).some(({ id }) => id === to))
			return { fault: "unknown", in: "assign", typed: "" };
		if (to !== (found.lead.assignee ?? "")) {
			await tx
				.update(leads)
				.set({ assignee: to || null })
				.where(eq(leads.id, found.lead.id));
			await append(work, "assigned", to);
			if (to !== "") await opened(work);
		}
		return { done: "assign" };
	},
	move: async (work) => {
		const { tx, found, form } = work;
		const to = String(form.get("store") ?? "");
		if (to !== "" && !currentCatalogue().stores.some(({ id }) => id === to))
			return { fault: "unknown", in: "move", typed: "" };
		if (to !== (found.lead.store ?? "")) {
			const team = await colleaguesFor(tx, to || null);
			const stays = team.some(({ id }) => id === found.lead.assignee);
			await tx
				.update(leads)
				.set({ store: to || null, ...(!stays && { assignee: null }) })
				.where(eq(leads.id, found.lead.id));
			await append(work, "moved", to);
		}
		return { done: "move" };
	},
	open: (work) => setState(work, "open"),
	waiting: (work) => setState(work, "waiting"),
	done: (work) => setState(work, "done"),
	spam: (work) => setState(work, "spam"),
	snooze: async (work) => {
		const until = String(work.form.get("until"));
		if (!isSnooze(until)) return { fault: "unknown", in: "snooze", typed: "" };
		return setState(work, "snoozed", snoozedUntil(until, work.now, dealer.timeZone));
	},
};

/** Rolls the transaction back. */
class Refused extends Error {
	readonly fault: LeadFault;
	constructor(fault: LeadFault) {
		super("Nothing was done");
		this.fault = fault;
	}
}

/** All or nothing, in one transaction that waits for a colleague who is at the same lead. */
export async function actOnLead(
	parts: Pick<Services, "db" | "dealerInbox" | "mail" | "siteUrl">,
	staff: Staff,
	{ id, form, now }: { id: string; form: FormData; now: Date },
): Promise<Outcome | null> {
	const act = acts[String(form.get("intent"))];
	if (!act || !isId(id)) return null;
	try {
		return await parts.db.transaction(async (tx) => {
			await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for("update");
			const found = await leadFor(tx, staff, id);
			if (!found) return null;
			const outcome = await act({ tx, staff, found, form, now, parts });
			if ("fault" in outcome) throw new Refused(outcome);
			return outcome;
		});
	} catch (cause) {
		if (cause instanceof Refused) return cause.fault;
		throw cause;
	}
}

const typedIn = (form: FormData): string =>
	String(form.get("text") ?? "")
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.trim();

/** Returns its id; "again" if the same form was sent before. */
async function append(
	{ tx, staff, found, form }: Work,
	what: "assigned" | "moved" | "note" | "reply" | "state",
	text: string,
) {
	const isTyped = what === "note" || what === "reply";
	const sent = String(form.get("entry") ?? "");
	if (isTyped && !isId(sent)) return "unknown";
	const id = isTyped ? sent : crypto.randomUUID();
	const added = await tx
		.insert(leadEntries)
		.values({ id, lead: found.lead.id, author: staff.id, what, text })
		.onConflictDoNothing()
		.returning({ id: leadEntries.id });
	return added.length > 0 ? id : "again";
}

/** Somebody has begun with it. */
async function opened({ tx, found }: Work) {
	if (found.lead.state === "new") await tx.update(leads).set({ state: "open" }).where(eq(leads.id, found.lead.id));
}

async function setState(
	work: Work,
	state: "done" | "open" | "snoozed" | "spam" | "waiting",
	until: Date | null = null,
): Promise<Outcome> {
	const { tx, found } = work;
	if (found.lead.state !== state || state === "snoozed") {
		await tx.update(leads).set({ state, snoozedUntil: until }).where(eq(leads.id, found.lead.id));
		await append(work, "state", state);
	}
	return { done: state };
}
