import { data, redirect } from "react-router";
import { latestChecks } from "../../../db/catalogue/price-checks";
import { save } from "../../../db/catalogue/revisions";
import { type WorkingCatalogue, type WorkingItem, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { Refusal } from "../../../db/refusal";
import { itemKey } from "../../catalogue/catalogue-at";
import { checkKey, checkOf } from "../../catalogue/price-check";
import type { Kind, Stored } from "../../catalogue/shapes";
import { clockOf } from "../../catalogue/timed";
import { dealer } from "../../content/dealer";
import type { Staff } from "../staff";
import { draftsOfKind } from "./drafts.server";
import { moved } from "./fields/changed-lists";
import { type FormKind, formKinds } from "./fields/kind-fields.server";
import { WorkingTexts } from "./item-choices.server";
import { listedBy } from "./item-lists";
import { mayEdit } from "./item-screen.server";
import { type StatusWord, statusesOf, statusWords } from "./item-status";
import { kindNames } from "./kind-names";
import { periodWords } from "./period-words";

const PER_PAGE = 100;

/** All kinds, with how many items each has and how many of them wait to be published. */
export async function allKinds(db: Database) {
	const { items } = await workingCatalogue(db);
	const counts = new Map<Kind, { count: number; waiting: number }>();
	for (const { kind, data: stored, status } of items.values()) {
		const { count, waiting } = counts.get(kind) ?? { count: 0, waiting: 0 };
		const isWaiting = status === "changed" || status === "new";
		counts.set(kind, { count: count + (stored ? 1 : 0), waiting: waiting + (isWaiting ? 1 : 0) });
	}
	return formKinds.map((kind) => ({
		kind,
		name: kindNames[kind].many(),
		...(counts.get(kind) ?? { count: 0, waiting: 0 }),
	}));
}

/** One kind: searched and filtered by the URL, in the order of the site. */
export async function itemList(db: Database, staff: Staff, kind: FormKind, url: URL) {
	const now = Date.now();
	const [catalogue, checks, drafts] = await Promise.all([
		workingCatalogue(db),
		latestChecks(db),
		draftsOfKind(db, kind),
	]);
	const texts = new WorkingTexts(catalogue);
	const wish = {
		search: url.searchParams.get("q")?.trim() ?? "",
		status: statusWords.find((word) => word === url.searchParams.get("status")) ?? null,
		group: url.searchParams.get("in"),
		page: Math.max(1, Number(url.searchParams.get("page")) || 1),
	};
	const groups = groupsOf(kind, catalogue, texts);
	const unconfirmed = ({ item, data: stored }: WorkingItem) => {
		const priced = stored && "price" in stored && kind !== "phone-case" ? stored : null;
		return Boolean(priced && !checkOf(priced, checks.get(checkKey(itemKey({ kind, item }), priced.price))));
	};
	const all = ordered(kind, catalogue).map((each) => ({
		item: each.item,
		name: texts.nameOf(each),
		group: groupOf(kind, each.data),
		statuses: statusesOf(each, unconfirmed(each), now, clockOf(kind, each.data as Stored, dealer.timeZone)),
		price: each.data && "price" in each.data ? String(each.data.price) : null,
		periods: (each.data?.timed ?? []).map(periodWords),
		draftsBy: drafts.filter(({ item }) => item === each.item).map(({ by }) => by),
	}));
	const isWanted = ({ name, item, group, statuses }: (typeof all)[number], status: StatusWord | null) =>
		`${name} ${item}`.toLowerCase().includes(wish.search.toLowerCase()) &&
		(!wish.group || group === wish.group) &&
		(!status || statuses.some(({ word }) => word === status));
	const wanted = all.filter((each) => isWanted(each, wish.status));
	return {
		kind,
		name: kindNames[kind].many(),
		newName: kindNames[kind].new(),
		...wish,
		groups,
		counts: statusWords.flatMap((word) => {
			const count = all.filter((each) => isWanted(each, word)).length;
			return count > 0 ? [{ word, count }] : [];
		}),
		total: wanted.length,
		pages: Math.ceil(wanted.length / PER_PAGE),
		items: wanted.slice((wish.page - 1) * PER_PAGE, wish.page * PER_PAGE),
		// Moving makes sense where all neighbours are in sight.
		canMove: hasOrder(kind) && wish.search === "" && !wish.status && mayEdit(staff, kind, "new"),
		mayAdd: mayEdit(staff, kind, "new"),
	};
}

export type ItemListData = Awaited<ReturnType<typeof itemList>>;

const unordered: readonly Kind[] = ["badge", "phrase", "landing", "region"];
const hasOrder = (kind: Kind): boolean => !unordered.includes(kind);

const groupOf = (kind: Kind, stored: Stored | null): string => {
	const by = listedBy[kind]?.by;
	return by ? String((stored as unknown as Record<string, unknown> | null)?.[by] ?? "") : "";
};

function groupsOf(kind: Kind, catalogue: WorkingCatalogue, texts: WorkingTexts) {
	const parent = listedBy[kind]?.kind;
	if (!parent) return [];
	return ordered(parent, catalogue).map((each) => ({ value: each.item, label: texts.nameOf(each) }));
}

/** The items of a kind as the site lists them; removed ones that are still live at the end. */
function ordered(kind: Kind, catalogue: WorkingCatalogue): WorkingItem[] {
	const all = [...catalogue.items.values()].filter(
		(each) => each.kind === kind && (each.data !== null || each.live?.data),
	);
	const listed = listedBy[kind];
	const lists = listed
		? ordered(listed.kind, catalogue).map(
				(each) => (each.data as unknown as Record<string, string[]>)?.[listed.list] ?? [],
			)
		: [listOf(catalogue, kind)];
	const parents = listed ? ordered(listed.kind, catalogue).map(({ item }) => item) : [];
	const places = new Map(lists.flat().map((item, index) => [item, index]));
	const rank = (each: WorkingItem): [number, number] => [
		listed ? place(parents.indexOf(groupOf(kind, each.data))) : 0,
		place(places.get(each.item) ?? -1),
	];
	return all
		.map((each) => ({ each, rank: rank(each) }))
		.toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || (a.each.item < b.each.item ? -1 : 1))
		.map(({ each }) => each);
}

const place = (index: number): number => (index < 0 ? Number.MAX_SAFE_INTEGER : index);

const listOf = (catalogue: WorkingCatalogue, kind: Kind): readonly string[] =>
	(catalogue.items.get(itemKey({ kind: "order", item: kind }))?.data as Stored<"order"> | null | undefined)?.items ??
	[];

/** The buttons that move an item up or down: one revision of the list that says the order. */
export async function moveItem(db: Database, staff: Staff, kind: FormKind, request: Request) {
	if (!hasOrder(kind) || !mayEdit(staff, kind, NEW_ITEM)) throw data(null, { status: 403 });
	const form = await request.formData();
	const [verb, item = ""] = String(form.get("intent")).split(" ");
	const { search } = new URL(request.url);
	const catalogue = await workingCatalogue(db);
	const chosen = catalogue.items.get(itemKey({ kind, item }));
	if (chosen?.data && (verb === "up" || verb === "down")) {
		const group = groupOf(kind, chosen.data);
		const list = moved(
			ordered(kind, catalogue)
				.filter((each) => groupOf(kind, each.data) === group && each.data !== null)
				.map((each) => each.item),
			item,
			verb === "up" ? -1 : 1,
		);
		const listed = listedBy[kind];
		const key = listed ? { kind: listed.kind, item: group } : { kind: "order" as const, item: kind };
		const head = catalogue.items.get(itemKey(key));
		const changed = { ...(head?.data ?? {}), [listed?.list ?? "items"]: list } as unknown as Stored;
		try {
			// Somebody may have moved another one in between: then the list is shown as it is now.
			if (!listed || head?.data) await save(db, { ...key, base: head?.number ?? 0, data: changed, author: staff.id });
		} catch (cause) {
			if (!(cause instanceof Refusal)) throw cause;
		}
	}
	return redirect(`/admin/items/${kind}${search}#item-${item}`);
}

const NEW_ITEM = "new";
