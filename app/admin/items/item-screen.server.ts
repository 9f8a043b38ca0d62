import { data, redirect } from "react-router";
import { contentOf, historyOf } from "../../../db/catalogue/revisions";
import { type WorkingCatalogue, workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { type Item, itemKey } from "../../catalogue/catalogue-at";
import type { Stored } from "../../catalogue/shapes";
import { clockOf } from "../../catalogue/timed";
import { dealer } from "../../content/dealer";
import { problemSentence } from "../../platform/problem-sentence.server";
import { may, type Staff } from "../staff";
import { draftOf } from "./drafts.server";
import type { Field, Fields } from "./fields/field";
import { fieldsOfParts } from "./fields/kind-description";
import { type FormKind, formOfKind, isFormKind } from "./fields/kind-fields.server";
import { toFields } from "./fields/to-fields";
import { choicesFor, has, knownPictures, sharedTexts, WorkingTexts } from "./item-choices.server";
import { problemsWith } from "./item-problems.server";
import { statusesOf } from "./item-status";
import { kindNames } from "./kind-names";
import { outdated } from "./outdated";
import { presentAt } from "./presence.server";
import { pageOf, previewOf } from "./preview-page";

/** The name that stands for an item that is not there yet; no item can have it. */
export const NEW = "new";

export const itemPath = (kind: string, item: string): string => `/admin/items/${kind}/${item}`;

/** Whether somebody may change an item: a store belongs to its people. */
export const mayEdit = (staff: Staff, kind: string, item: string): boolean =>
	may(staff, "edit", kind === "store" && item !== NEW ? item : undefined) &&
	(kind !== "store" || item !== NEW || staff.role === "owner");

/** A kind that has a form, or there is no such page. */
export function formKindOf(name: string | undefined): FormKind {
	if (name === undefined || !isFormKind(name)) throw data(null, { status: 404 });
	return name;
}

interface Asked {
	db: Database;
	staff: Staff;
	kind: FormKind;
	item: string;
	/** For a new item: the one that it begins as a copy of. */
	from?: string | null;
}

/** Everything that the form of an item shows. */
export async function itemScreen({ db, staff, kind, item, from }: Asked) {
	const now = new Date();
	const isNew = item === NEW;
	const [catalogue, history, draft, others] = await Promise.all([
		workingCatalogue(db),
		isNew ? [] : historyOf(db, kind, item),
		draftOf(db, { author: staff.id, kind, item }),
		presentAt(db, staff.id, itemPath(kind, item), now),
	]);
	const working = catalogue.items.get(itemKey({ kind, item }));
	if (!isNew && !working) throw data(null, { status: 404 });
	if (working && working.data === null) throw redirect(`/admin/items/${kind}?gone=${encodeURIComponent(item)}`);
	const texts = new WorkingTexts(catalogue);
	const description = formOfKind(kind, { regions: texts.regions() });
	const fields = fieldsOfParts(description);
	const copied = isNew && from ? catalogue.items.get(itemKey({ kind, item: from }))?.data : null;
	const stored = toFields(fields, working?.data ?? copied ?? {});
	const isKept = draft !== null && !sameFields(draft.fields, stored);
	const filled = isKept ? draft.fields : stored;
	const withBadges = has(fields, (field) => field.type === "words" && field.isBadge === true);
	return {
		author: staff.id,
		kind,
		item,
		isNew,
		kindName: kindNames[kind].many(),
		name: isNew ? kindNames[kind].new() : texts.nameOf({ kind, item, data: working?.data ?? null }),
		parts: description.parts,
		fields: filled,
		base: isKept ? draft.base : (working?.number ?? 0),
		newest: working?.number ?? 0,
		draftAt: isKept ? draft.at.toISOString() : null,
		savedBy: history[0] ? { name: history[0].author, at: history[0].at.toISOString() } : null,
		statuses: working
			? statusesOf(working, false, now.getTime(), clockOf(kind, working.data as Stored, dealer.timeZone))
			: [],
		choices: choicesFor(fields, texts),
		shared: sharedTexts(texts, filled, withBadges),
		pictures: has(fields, ({ type }) => type === "picture") ? knownPictures() : [],
		outdated: outdated(
			history
				.toReversed()
				.map((each) => contentOf({ kind, item, number: each.number, shape: each.shape, data: each.data })),
		),
		problems: working?.data
			? problemsWith(itemsOf(catalogue), { kind, item, data: working.data }, now.getTime()).map((problem) =>
					problemSentence(problem),
				)
			: [],
		others: others.map(({ name, since }) => ({ name, since: since.toISOString() })),
		uses: kind === "badge" || kind === "phrase" ? usesOf(catalogue, itemKey({ kind, item })) : null,
		preview: isNew ? null : previewOf(pageOf(kind, item, working?.data ?? null)),
		mayEdit: mayEdit(staff, kind, item),
	};
}

export type ItemScreenData = Awaited<ReturnType<typeof itemScreen>>;

const itemsOf = (catalogue: WorkingCatalogue): Item[] =>
	[...catalogue.items.values()].flatMap(({ kind, item, data: stored }) =>
		stored === null ? [] : [{ kind, item, data: stored }],
	);

/** How many items take their words from a shared text. */
function usesOf(catalogue: WorkingCatalogue, ref: string): number {
	const named = JSON.stringify({ ref });
	return itemsOf(catalogue).filter(({ data: stored }) => JSON.stringify(stored).includes(named)).length;
}

/** Whether two forms say the same, whatever fields they leave empty. */
function sameFields(one: Fields, other: Fields): boolean {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	const values = (fields: Fields, name: string) => (fields[name] ?? []).filter((each) => each !== "").join("\n");
	return [...names].every((name) => values(one, name) === values(other, name));
}

export const descriptionOf = (kind: FormKind, texts: WorkingTexts): { fields: Field[]; kept: object } => {
	const description = formOfKind(kind, { regions: texts.regions() });
	return { fields: fieldsOfParts(description), kept: description.kept ?? {} };
};
