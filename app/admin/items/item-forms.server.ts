import { data, redirect } from "react-router";
import { contentOf, historyOf, save } from "../../../db/catalogue/revisions";
import { workingCatalogue } from "../../../db/catalogue/working-catalogue";
import type { Database } from "../../../db/connect";
import { Refusal } from "../../../db/refusal";
import { itemKey } from "../../catalogue/catalogue-at";
import type { Conflict } from "../../catalogue/merge";
import { brokenPeriods } from "../../catalogue/problems";
import { readItem, type Stored } from "../../catalogue/shapes";
import { m } from "../../paraglide/messages.js";
import { brokenWords } from "../../platform/problem-sentence.server";
import type { Staff } from "../staff";
import { discardDraft } from "./drafts.server";
import { changedBy } from "./fields/changed-lists";
import { fieldOfConflict, taken, valueWords } from "./fields/chosen-fields";
import { entriesOf, type Field, type Fields, first, join, sharedOf } from "./fields/field";
import type { FormKind } from "./fields/kind-fields.server";
import { type Fault, type Faults, parsedFields } from "./fields/parsed-fields";
import { toFields } from "./fields/to-fields";
import { has, sharedTexts, WorkingTexts } from "./item-choices.server";
import { idFrom } from "./item-lists";
import { descriptionOf, itemPath, mayEdit, NEW } from "./item-screen.server";
import { knownText, type SpokenWords } from "./known-texts.server";
import { type SentForm, sentForm } from "./sent-form";

/** A part of the form that two people changed, with what each wrote. */
export interface ConflictChoice {
	name: string;
	label: string;
	mine: string;
	theirs: string;
}

/** What a form is shown with again. Nothing was saved. */
export interface FormAgain {
	outcome: "changed" | "conflict" | "faults" | "refused";
	fields: Fields;
	base: number;
	item: string;
	shared: Record<string, SpokenWords>;
	faults: { name: string; label: string; fault: Fault }[];
	/** About the whole item; in English why it was refused. */
	sentences: string[];
	conflicts: ConflictChoice[];
	/** Who saved in between. */
	by: string | null;
	/** The button that was pressed: it gets the focus back. */
	focus: string | null;
}

interface Sent {
	db: Database;
	staff: Staff;
	kind: FormKind;
	item: string;
	request: Request;
}

/** What the form of an item sends, whatever button was pressed. */
export async function handleItemForm({ db, staff, kind, item, request }: Sent) {
	if (!mayEdit(staff, kind, item)) throw data(null, { status: 403 });
	const form = sentForm(await request.formData());
	const author = staff.id;
	switch (form.intent) {
		case "discard":
			await discardDraft(db, { author, kind, item });
			return redirect(itemPath(kind, item));
		case "remove":
			return remove({ db, author, kind, item, base: form.base });
		case "save":
			return saveForm({ db, author, kind, item, form });
		default:
			return change({ db, kind, form });
	}
}

interface Saved {
	db: Database;
	author: string;
	kind: FormKind;
	item: string;
	form: SentForm;
}

const again = (form: SentForm, texts: WorkingTexts, fields: readonly Field[], rest: Partial<FormAgain>): FormAgain => {
	const filled = rest.fields ?? form.fields;
	const withBadges = has(fields, (field) => field.type === "words" && field.isBadge === true);
	return {
		outcome: "faults",
		fields: filled,
		base: form.base,
		item: form.item,
		shared: sharedTexts(texts, filled, withBadges),
		faults: [],
		sentences: [],
		conflicts: [],
		by: null,
		focus: null,
		...rest,
	};
};

async function saveForm({ db, author, kind, item, form }: Saved) {
	const catalogue = await workingCatalogue(db);
	const texts = new WorkingTexts(catalogue);
	const { fields, kept } = descriptionOf(kind, texts);
	const isNew = item === NEW;
	const history = isNew ? [] : await historyOf(db, kind, item);
	const stateAt = (number: number) => {
		const found = history.find((each) => each.number === number);
		return found ? contentOf({ kind, item, number, shape: found.shape, data: found.data }) : null;
	};
	const seen = stateAt(form.base);
	const chosen = form.theirs.reduce(
		(filled, part) => taken(filled, seen ? toFields(fields, seen) : {}, part),
		form.fields,
	);
	const { data: parsed, faults } = parsedFields(fields, chosen);
	const name = isNew ? form.item || idFrom(nameIn(chosen)) : item;
	const nameFault = isNew ? faultOfName(name, catalogue.items.get(itemKey({ kind, item: name }))?.data) : {};
	const allFaults = { ...nameFault, ...faults };
	if (Object.keys(allFaults).length > 0)
		return data(
			again({ ...form, item: name }, texts, fields, { fields: chosen, faults: named(allFaults, fields, chosen) }),
			{ status: 400 },
		);
	const item_ = { ...keptOf(kept, seen), ...parsed };
	const read = readItem(kind, item_);
	const broken = "broken" in read ? read.broken : brokenPeriods({ kind, data: read.data });
	if ("broken" in read || broken.length > 0)
		return data(again(form, texts, fields, { fields: chosen, sentences: broken.map(brokenWords) }), { status: 400 });
	try {
		// A removed item with this name comes back as its next revision.
		const base = isNew ? (catalogue.items.get(itemKey({ kind, item: name }))?.number ?? 0) : form.base;
		const result = await save(db, { kind, item: name, base, data: read.data, author });
		if (result.outcome !== "conflict") {
			await discardDraft(db, { author, kind, item });
			return redirect(`${itemPath(kind, name)}?saved=${result.outcome}`);
		}
		const theirs = stateAt(result.number) ?? (await newestState(db, kind, name));
		const [mine, others] = [toFields(fields, (result.merged ?? {}) as object), toFields(fields, theirs ?? {})];
		return data(
			again(form, texts, fields, {
				outcome: "conflict",
				fields: mine,
				base: result.number,
				by: history.find(({ number }) => number === result.number)?.author ?? null,
				conflicts: choicesOf(fields, result.conflicts, [mine, others]),
			}),
			{ status: 409 },
		);
	} catch (cause) {
		if (!(cause instanceof Refusal)) throw cause;
		return data(again(form, texts, fields, { outcome: "refused", sentences: [cause.message] }), { status: 400 });
	}
}

/** What is wrong, with the labels of the fields, in the order of the form. */
const named = (faults: Faults, fields: readonly Field[], sent: Fields): FormAgain["faults"] =>
	Object.entries(faults).map(([name, fault]) => {
		const base = { field: name, base: undefined, mine: undefined, theirs: undefined };
		const label = name === "_item" ? m.admin_items_new_name() : fieldOfConflict(fields, base, [sent]).label;
		return { name, label, fault };
	});

/** The name of a new item is made from what it is called. */
const nameIn = (fields: Fields): string =>
	["name", "name.en", "title.en", "headline.en", "en"].map((each) => first(fields, each)).find(Boolean) ?? "";

function faultOfName(name: string, existing: Stored | null | undefined): Faults {
	if (name === "") return { _item: "missing" };
	if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(name) || name === NEW) return { _item: "id" };
	return existing ? { _item: "taken" } : {};
}

/** What has no place in the form stays as it was. */
const keptOf = (kept: object, seen: object | null): object =>
	Object.fromEntries(
		Object.entries(kept)
			.map(([name, atFirst]) => [name, seen ? (seen as Record<string, unknown>)[name] : atFirst])
			.filter(([, value]) => value !== undefined),
	);

async function newestState(db: Database, kind: FormKind, item: string): Promise<Stored | null> {
	const [newest] = await historyOf(db, kind, item);
	return newest ? contentOf({ kind, item, ...newest }) : null;
}

function choicesOf(
	fields: readonly Field[],
	conflicts: readonly Conflict[],
	forms: readonly Fields[],
): ConflictChoice[] {
	const choices = new Map<string, ConflictChoice>();
	for (const conflict of conflicts) {
		const { name, label } = fieldOfConflict(fields, conflict, forms);
		const before = choices.get(name);
		const both = (earlier: string | undefined, value: unknown) =>
			[earlier, valueWords(value)].filter(Boolean).join(" · ");
		choices.set(name, {
			name,
			label,
			mine: both(before?.mine, conflict.mine),
			theirs: both(before?.theirs, conflict.theirs),
		});
	}
	return [...choices.values()];
}

async function remove({ db, author, kind, item, base }: Omit<Saved, "form"> & { base: number }) {
	try {
		const result = await save(db, { kind, item, base, data: null, author });
		if (result.outcome === "conflict") return redirect(`${itemPath(kind, item)}?changed=1`);
	} catch (cause) {
		if (!(cause instanceof Refusal)) throw cause;
		return redirect(itemPath(kind, item));
	}
	await discardDraft(db, { author, kind, item });
	return redirect(`/admin/items/${kind}?gone=${encodeURIComponent(item)}`);
}

/** The other buttons change what is in the form, and save nothing. */
async function change({ db, kind, form }: { db: Database; kind: FormKind; form: SentForm }) {
	const catalogue = await workingCatalogue(db);
	const texts = new WorkingTexts(catalogue);
	const { fields } = descriptionOf(kind, texts);
	const [verb, name = ""] = form.intent.split(" ");
	const changed =
		verb === "known"
			? withKnown(form.fields, name, knownText(catalogue.items.values(), first(form.fields, join(name, "en"))))
			: changedBy(form.intent, form.fields, (ref) => texts.textOf(ref) ?? {});
	return again(form, texts, fields, {
		outcome: "changed",
		fields: changed ?? form.fields,
		focus: verb === "add" ? `${name} ${changed?.[entriesOf(name)]?.at(-1)}` : form.intent,
	});
}

function withKnown(filled: Fields, name: string, known: ReturnType<typeof knownText>): Fields {
	if (!known) return filled;
	if (known.ref) return { ...filled, [sharedOf(name)]: [known.ref] };
	return { ...filled, [join(name, "es")]: [known.words.es ?? ""], [join(name, "pt")]: [known.words.pt ?? ""] };
}
