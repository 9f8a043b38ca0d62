import { and, eq, sql } from "drizzle-orm";
import { type DuePrice, duePrices } from "../../../db/catalogue/price-checks";
import { revisionNotes } from "../../../db/catalogue/release-history";
import { publishedIn } from "../../../db/catalogue/snapshot";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { staffAuthenticators, staffPasskeys, staff as staffTable, users } from "../../../db/schema";
import { itemKey } from "../../catalogue/catalogue-at";
import { clockOf } from "../../catalogue/timed";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { fieldName } from "../../platform/field-name";
import { writtenPrice } from "../../platform/from-price.server";
import { ownName } from "../../platform/language";
import { localTime } from "../review/change-lines.server";
import { itemName } from "../review/item-names.server";
import { problemLink } from "../review/problem-links.server";
import { draftProblems } from "../review/review-data.server";
import { dataIn, waitingItems } from "../review/waiting-items.server";
import { may, type Staff } from "../staff";
import type { Matter } from "./matter";
import { newLeads } from "./new-leads.server";
import { outdatedItems } from "./outdated-items.server";
import { turnsBetween } from "./timed-soon";

/** Days after which a price has to be looked at again. */
const PRICE_DAYS = 30;
const WEEK = 7 * 86_400_000;
/** Lines of one matter; a link leads to the rest. */
const SHOWN = 6;

/** What waits, most urgent first (PUB-8). */
export async function todayData(db: Database, staff: Staff, now: number): Promise<Matter[]> {
	const working = await workingCatalogue(db);
	const dataOf = dataIn(working);
	const nameOf = (key: string) => {
		const [kind = "", item = ""] = key.split("/");
		return itemName({ kind, item }, dataOf(key) ?? null, dataOf);
	};
	const waiting = waitingItems(working);
	const [leads, problems, due, outdated, notes, unguarded] = await Promise.all([
		newLeads(db, staff, SHOWN),
		waiting.length > 0 ? draftProblems(db) : [],
		rememberedDuePrices(db, now),
		outdatedItems(db, working),
		revisionNotes(db, waiting.slice(0, SHOWN).map(itemKey)),
		may(staff, "manage-staff") ? withoutSecondFactor(db) : [],
	]);
	const items = [...working.items.values()];
	const soon = items
		.flatMap((item) =>
			item.data?.timed
				? turnsBetween(item.data, [now, now + WEEK], clockOf(item.kind, item.data, dealer.timeZone)).map((turn) => ({
						...turn,
						item,
					}))
				: [],
		)
		.toSorted((a, b) => a.at - b.at);
	const matters: Matter[] = [
		{
			id: "problems",
			title: m.admin_today_problems({ count: problems.length }),
			count: problems.length,
			lines: problems.slice(0, SHOWN).map((problem) => problemLink(problem, items)),
			action: { label: m.admin_review(), to: "/admin/review" },
			isUrgent: true,
		},
		{
			id: "leads",
			title: m.admin_today_messages({ count: leads.count }),
			...leads,
			action: { label: m.admin_today_inbox(), to: "/admin/inbox" },
		},
		{
			id: "drafts",
			title: m.admin_today_drafts({ count: waiting.length }),
			count: waiting.length,
			lines: waiting.slice(0, SHOWN).map((item) => {
				const since = (notes.get(itemKey(item)) ?? []).filter(({ number }) => number > (item.live?.number ?? 0));
				const authors = [...new Set(since.flatMap(({ author }) => author ?? []))];
				return {
					text: nameOf(itemKey(item)),
					...(authors.length > 0 && { detail: authors.join(", ") }),
					to: `/admin/review#item-${itemKey(item).replace("/", "-")}`,
				};
			}),
			action: {
				label: may(staff, "publish") ? m.admin_review_and_publish() : m.admin_review(),
				to: "/admin/review",
			},
		},
		{
			id: "soon",
			title: m.admin_today_soon({ count: soon.length }),
			count: soon.length,
			lines: soon.slice(0, SHOWN).map(({ what, time, fields, item }) => ({
				text: `${nameOf(itemKey(item))}: ${fields.map((field) => fieldName(field.split(".").at(-1) ?? field).toLowerCase()).join(", ")}`,
				detail: [
					what === "begins"
						? m.admin_today_begins({ time: localTime(time) })
						: m.admin_today_ends({ time: localTime(time) }),
					item.status !== "live" && m.admin_today_not_published(),
				]
					.filter(Boolean)
					.join(" · "),
				to: `/admin/items/${itemKey(item)}`,
			})),
			action: soon[0]
				? {
						label: m.admin_today_see_then(),
						to: `/admin/see?${new URLSearchParams({ at: soon[0].time.slice(0, 16) })}`,
					}
				: null,
		},
		{
			id: "prices",
			title: m.admin_today_prices({ count: due.length, days: PRICE_DAYS }),
			count: due.length,
			lines: due.slice(0, SHOWN).map(({ key, price, checked }) => ({
				text: nameOf(key),
				detail: [
					writtenPrice(price),
					checked ? m.admin_today_checked({ day: localTime(`${checked}T00:00`) }) : m.admin_today_never(),
				].join(" · "),
				to: `/admin/items/${key}`,
			})),
			action: { label: m.admin_today_check_prices(), to: "/admin/prices?show=due" },
		},
		{
			id: "translations",
			title: m.admin_today_translations({ count: outdated.length }),
			count: outdated.length,
			lines: outdated.slice(0, SHOWN).map(([item, found]) => ({
				text: nameOf(itemKey(item)),
				detail: [...new Set(found.map(({ language }) => ownName(language)))].join(", "),
				to: `/admin/items/${itemKey(item)}`,
			})),
			action: null,
		},
		{
			id: "colleagues",
			title: m.admin_today_colleagues({ count: unguarded.length }),
			count: unguarded.length,
			lines: unguarded.slice(0, SHOWN).map((text) => ({ text })),
			action: { label: m.admin_today_staff(), to: "/admin/staff" },
		},
	];
	return matters.filter(({ count }) => count > 0);
}

const remembered = new WeakMap<Database, { mark: string; due: Promise<DuePrice[]> }>();

/** Reads all prices only when one was published or checked since, or another day has begun. */
async function rememberedDuePrices(db: Database, now: number): Promise<DuePrice[]> {
	const mark = `${await publishedIn(db).newest()} ${Math.floor(now / 3_600_000)}`;
	const known = remembered.get(db);
	if (known?.mark === mark) return known.due;
	const due = duePrices(db, PRICE_DAYS, now);
	due.catch(() => remembered.delete(db));
	remembered.set(db, { mark, due });
	return due;
}

/** Colleagues whose password alone opens the back office, by name. */
async function withoutSecondFactor(db: Database): Promise<string[]> {
	const found = await db
		.select({ name: users.name })
		.from(staffTable)
		.innerJoin(users, eq(users.id, staffTable.userId))
		.where(
			and(
				eq(staffTable.active, true),
				sql`not exists (select 1 from ${staffAuthenticators} app where app.user_id = ${staffTable.userId} and app.confirmed_at is not null)`,
				sql`not exists (select 1 from ${staffPasskeys} key where key.user_id = ${staffTable.userId})`,
			),
		)
		.orderBy(users.name);
	return found.map(({ name }) => name);
}
