/**
 * What a form needs to know about one field of an item. A kind's fields are described once (`kind-fields.server.ts`); the form
 * is rendered from that, and what is sent is parsed by it.
 */
export type Field = FieldWords & FieldType;

interface FieldWords {
	/** Within the group or item it belongs to; "" for the item itself. */
	name: string;
	label: string;
	/** What it is for, in one line. */
	help?: string | undefined;
	/** May be left empty. */
	optional?: boolean | undefined;
}

export interface Option {
	value: string;
	label: string;
}

type FieldType =
	| { type: "text"; max: number; rows?: number; form?: "path" | "phone" | "id" | "url" }
	/** A text in every language, or a shared one: a badge or a phrase. */
	| { type: "words"; max: number; rows?: number; isBadge?: true }
	| { type: "price"; per: "month" | "once" }
	/** Empty is stored as null, or leaves the field out if it is optional. */
	| { type: "number"; unit?: string; empty?: "null"; isSigned?: true }
	| { type: "choice"; options: readonly Option[] }
	/** The name of another item: one of a list of choices of the screen. */
	| { type: "item"; choices: string }
	| { type: "flag" }
	/** Any of these. */
	| { type: "choices"; options: readonly Option[] }
	| { type: "list"; entry: Field }
	| { type: "group"; fields: readonly Field[] }
	/** A value of one of several forms. */
	| { type: "one-of"; cases: readonly Case[] }
	| { type: "picture" }
	| { type: "colour" }
	| { type: "day" }
	| { type: "clock"; isClosing?: true }
	/** The same in every item; not shown. */
	| { type: "constant"; value: unknown }
	/** Something that no field describes, as JSON: nothing gets lost. */
	| { type: "raw" };

export type Case = Option & ({ constant: unknown } | { field: Field });

export type FieldOf<T extends FieldType["type"]> = Extract<Field, { type: T }>;

/** What a form holds: every name with its values, as it is sent. */
export type Fields = Readonly<Record<string, readonly string[]>>;

export const join = (...names: readonly string[]): string => names.filter((name) => name !== "").join(".");

/**
 * The name of what is at a path of the stored data. Names are used in ids of elements, where there can be no spaces; paths have
 * them, because the key of a list's entry may be a text.
 */
export const nameOfPath = (path: string): string => path.replaceAll(/\s/g, "_");

/** The field that holds the ids of a list's entries, in their order. */
export const entriesOf = (list: string): string => `${list}.#`;
/** Whether an optional group is there. */
export const thereOf = (group: string): string => `${group}.there`;
/** Which of several forms a value has. */
export const caseOf = (field: string): string => `${field}.is`;
/** The shared text that words are taken from. */
export const sharedOf = (words: string): string => `${words}.ref`;

export const first = (fields: Fields, name: string): string => fields[name]?.[0] ?? "";
