import type { Ability } from "./staff";

interface Rule {
	/** Takes to open the page. */
	read: Ability;
	/** Takes to send its forms: one ability for all, or one for each `intent` of the form. Absent: it has none. */
	write?: Ability | Readonly<Record<string, Ability>>;
	/** Open before a second factor was shown: the page that asks for it. */
	withoutProof?: true;
}

/** Other hours on one day, on the site at once. */
const hoursOfADay = {
	"closed-day": "publish-hours",
	"special-day": "publish-hours",
	"usual-day": "publish-hours",
	"undo-day": "publish-hours",
} as const satisfies Record<string, Ability>;

/** What is done about something that a visitor sent. Who may do it for which store is checked with the lead. */
const leadWork = {
	reply: "answer",
	note: "answer",
	assign: "answer",
	move: "answer",
	open: "answer",
	waiting: "answer",
	snooze: "answer",
	done: "answer",
	spam: "answer",
} as const satisfies Record<string, Ability>;

/**
 * What every URL of the back office takes, by the pattern of its route (STAFF-2). A route that is not here is closed to
 * everybody, and a test fails.
 */
export const accessRules: Readonly<Record<string, Rule>> = {
	"/admin": { read: "see" },
	"/admin/find": { read: "see" },
	"/admin/inbox": { read: "answer" },
	"/admin/inbox/:lead": { read: "answer", write: leadWork },
	"/admin/language": { read: "see", write: "see", withoutProof: true },
	"/admin/log": { read: "see-log" },
	"/admin/more": { read: "see" },
	"/admin/proof": { read: "see", write: "see", withoutProof: true },
	"/admin/security": { read: "see", write: "change-factors" },
	"/admin/security/challenge": { read: "see", write: "see", withoutProof: true },
	"/admin/prices": { read: "see", write: "edit" },
	"/admin/review": { read: "see", write: { publish: "publish", undo: "publish", discard: "edit" } },
	"/admin/see": { read: "see" },
	"/admin/history": { read: "see" },
	"/admin/history/:release": { read: "see", write: { undo: "publish", restore: "edit" } },
	"/admin/history/:kind/:item": { read: "see", write: { restore: "edit" } },
	"/admin/staff": { read: "see-staff", write: "manage-staff" },
	"/admin/items": { read: "see" },
	"/admin/items/draft": { read: "see", write: { keep: "edit" } },
	"/admin/items/presence": { read: "see", write: { here: "see", gone: "see" } },
	"/admin/items/known": { read: "see" },
	"/admin/items/:kind": { read: "see", write: "edit" },
	"/admin/items/:kind/new": { read: "see", write: "edit" },
	"/admin/items/:kind/:item": { read: "see", write: "edit" },
	"/admin/guide": { read: "see" },
	"/admin/stores": { read: "see", write: hoursOfADay },
	// Publishing saves first, and then asks for what publishing takes: what was typed is not lost meanwhile.
	"/admin/stores/:store": {
		read: "see",
		write: {
			...hoursOfADay,
			"save-week": "edit",
			"publish-week": "edit",
			"save-contact": "edit",
			"publish-contact": "edit",
		},
	},
	"/admin/spreadsheets": { read: "see" },
	"/admin/spreadsheets/:kind": { read: "edit", write: { preview: "edit", import: "edit" } },
	"/admin/spreadsheets/:kind/export": { read: "export" },
};

/** Not behind `requireStaff`: open to whoever holds the token of an invitation (STAFF-4). */
export const openRoutes: readonly string[] = ["/admin/join"];

/** The rule for a pattern as the router writes it, with or without slashes at its ends. */
export function ruleOf(pattern: string): Rule | undefined {
	const path = `/${pattern.replace(/^\/+|\/+$/g, "")}`;
	return Object.hasOwn(accessRules, path) ? accessRules[path] : undefined;
}

/** Null: nobody may. */
export function abilityFor(rule: Rule | undefined, method: string, intent: string | null): Ability | null {
	if (!rule) return null;
	if (method === "GET" || method === "HEAD") return rule.read;
	if (rule.write === undefined || typeof rule.write === "string") return rule.write ?? null;
	return intent !== null && Object.hasOwn(rule.write, intent) ? (rule.write[intent] ?? null) : null;
}
