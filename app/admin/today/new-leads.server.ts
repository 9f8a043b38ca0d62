import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/connect";
import { contactMessages, leads } from "../../../db/schema";
import { m } from "../../paraglide/messages.js";
import { isVisibleTo, shortened, storeName } from "../inbox/inbox.server";
import { staffTime } from "../review/staff-time.server";
import type { Staff } from "../staff";
import type { Matter } from "./matter";

/** Of a message, on the first screen. */
const MOST_TEXT = 90;

/** What nobody has begun with: how many for each store, and those that have waited longest. */
export async function newLeads(
	db: Database,
	staff: Pick<Staff, "role" | "stores">,
	shown: number,
): Promise<Pick<Matter, "count" | "lead" | "lines">> {
	const isNew = and(eq(leads.state, "new"), isVisibleTo(staff));
	const [stores, first] = await Promise.all([
		db
			.select({ store: leads.store, count: sql<number>`count(*)::int` })
			.from(leads)
			.where(isNew)
			.groupBy(leads.store)
			.orderBy(leads.store),
		db
			.select({
				id: leads.id,
				at: leads.createdAt,
				store: leads.store,
				name: contactMessages.name,
				text: sql<string>`left(${contactMessages.message}, ${MOST_TEXT + 1})`,
			})
			.from(leads)
			.innerJoin(contactMessages, eq(contactMessages.id, leads.messageId))
			.where(isNew)
			.orderBy(asc(leads.createdAt), asc(leads.id))
			.limit(shown),
	]);
	return {
		count: stores.reduce((sum, { count }) => sum + count, 0),
		lead: stores.map(({ store, count }) => m.admin_today_by_store({ store: storeName(store), count })).join(" · "),
		lines: first.map(({ id, at, store, name, text }) => ({
			text: `${name}: “${shortened(text, MOST_TEXT)}”`,
			detail: `${storeName(store)} · ${staffTime(at)}`,
			to: `/admin/inbox/${id}`,
		})),
	};
}
