import { and, desc, gte, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { contactMessages } from "../../../db/schema";
import { dealer } from "../../content/dealer";
import type { Locale } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { languageTag } from "../../platform/language-tag";
import type { Staff } from "../staff";
import type { Matter } from "./matter";

/** A message is new for so many days. */
export const NEW_DAYS = 3;
/** Of a message, on the first screen. */
const MOST_TEXT = 90;
const MOST_QUOTED = 1_200;

type Message = Pick<
	typeof contactMessages.$inferSelect,
	"createdAt" | "email" | "language" | "message" | "name" | "phone" | "reference" | "store"
>;

/** Visitors' messages of the last days, by store; a line answers one. Whoever works for stores sees theirs and those for any. */
export async function newMessages(
	db: Database,
	{ role, stores }: Pick<Staff, "role" | "stores">,
	{ now, shown, nameOfStore }: { now: number; shown: number; nameOfStore: (id: string) => string },
): Promise<Pick<Matter, "count" | "lines">> {
	const { createdAt, email, language, message, name, phone, reference, store } = contactMessages;
	const found = await db
		.select({ createdAt, email, language, message, name, phone, reference, store })
		.from(contactMessages)
		.where(
			and(
				gte(createdAt, new Date(now - NEW_DAYS * 86_400_000)),
				role === "owner" ? undefined : or(isNull(store), inArray(store, [...stores])),
			),
		)
		.orderBy(store, desc(createdAt))
		.limit(1_000);
	return {
		count: found.length,
		lines: found.slice(0, shown).map((each) => ({
			text: `${each.name}: “${shortened(each.message, MOST_TEXT)}”`,
			detail: [each.store ? nameOfStore(each.store) : m.admin_today_any_store(), timeOf(each.createdAt)].join(" · "),
			to: answerTo(each),
		})),
	};
}

/** A mail that quotes the message, in the language that its author wants; or a call. */
function answerTo({ email, phone, reference, message, language }: Message): string {
	if (!email) return `tel:${(phone ?? "").replace(/[^+\d]/g, "")}`;
	const quoted = shortened(message, MOST_QUOTED).replace(/^/gm, "> ");
	const subject = m.admin_today_answer({ reference }, { locale: language as Locale });
	return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}

const shortened = (text: string, most: number): string =>
	text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text;

const timeOf = (at: Date): string =>
	new Intl.DateTimeFormat(languageTag(), {
		weekday: "short",
		hour: "numeric",
		minute: "2-digit",
		timeZone: dealer.timeZone,
	}).format(at);
