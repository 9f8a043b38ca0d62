import { type Kind, schemaOf } from "../../catalogue/shapes";
import { locales } from "../../content/words";

/** What a cell can hold; blank is nothing, or null where the shape has that. */
export interface Cell {
	type: "cell";
	text: boolean;
	number: boolean;
	/** Whether it can hold yes, and whether it can hold no. */
	yes: boolean;
	no: boolean;
	choices: readonly string[];
	/** A list, and of what: any texts if there are no choices. */
	list: { choices: readonly string[] } | null;
	nullable: boolean;
	/** How what people type is read: "price", "day". */
	form: string | undefined;
}

export interface Group {
	type: "group";
	fields: ReadonlyMap<string, { shape: Shape; isRequired: boolean }>;
}

/** The shape of stored data as a spreadsheet sees it. */
export type Shape =
	| Cell
	| Group
	/** A text in three languages: a column for each. */
	| { type: "words" }
	/** A list of such texts: a column for each language, each with the whole list. */
	| { type: "words-list" }
	/** A list of groups: numbered columns. */
	| { type: "entries"; of: Group }
	/** Anything, as JSON. */
	| { type: "any" };

interface Schema {
	type?: string | string[];
	const?: unknown;
	enum?: unknown[];
	anyOf?: Schema[];
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	cell?: string;
}

const known = new Map<Kind, Group>();

/** The fields of a kind, taken from its zod shape. */
export function sheetShape(kind: Kind): Group {
	const shape = known.get(kind) ?? (shapeOf(schemaOf(kind) as Schema) as Group);
	known.set(kind, shape);
	return shape;
}

/** A choice of choices is one choice. */
const variantsOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(variantsOf) ?? [schema];

const isWords = ({ properties = {} }: Schema): boolean => locales.every((locale) => locale in properties);

function shapeOf(schema: Schema): Shape {
	const variants = variantsOf(schema);
	// A text, or a reference to one.
	if (variants.some(isWords) && variants.length > 1) return { type: "words" };
	const groups = variants.filter(({ properties }) => properties);
	// Of several groups an item has one: all their columns, and only those of one are filled in.
	if (groups.length > 0) return groupOf(groups);
	const [list] = variants.filter(({ type }) => type === "array");
	if (list?.items) {
		const of = shapeOf(list.items);
		if (of.type === "words") return { type: "words-list" };
		if (of.type === "group") return { type: "entries", of };
		if (of.type !== "cell") return { type: "any" };
		return { ...cellOf(variants), list: { choices: of.choices } };
	}
	if (variants.some(({ type }) => type === "object")) return { type: "any" };
	return cellOf(variants);
}

function groupOf(groups: readonly Schema[]): Group {
	const fields = new Map<string, { shape: Shape; isRequired: boolean }>();
	for (const { properties = {}, required = [] } of groups)
		for (const [name, schema] of Object.entries(properties))
			fields.set(name, { shape: shapeOf(schema), isRequired: groups.length === 1 && required.includes(name) });
	return { type: "group", fields };
}

function cellOf(variants: readonly Schema[]): Cell {
	const types = variants.flatMap(({ type = [] }) => type);
	const fixed = variants.flatMap((each) => each.enum ?? ("const" in each ? [each.const] : []));
	const choices = fixed.filter((each): each is string => typeof each === "string");
	const isFixed = (each: Schema) => each.enum !== undefined || "const" in each;
	return {
		type: "cell",
		text: variants.some((each) => each.type === "string" && !isFixed(each)),
		number: types.some((type) => type === "number" || type === "integer"),
		yes: types.includes("boolean"),
		no: types.includes("boolean") && !fixed.includes(true),
		choices,
		list: null,
		nullable: types.includes("null"),
		form: variants.find(({ cell }) => cell)?.cell,
	};
}

/** A column: its name, where its value is, and what it can hold. */
export interface Column {
	/** "facts.downMbps", "name.es", "promotions.2.title.en" */
	name: string;
	/** Of the value that the column has all of, or one language of. */
	path: readonly (string | number)[];
	shape: Exclude<Shape, Group | { type: "entries" }>;
	language?: (typeof locales)[number];
}

const MOST_ENTRIES = 50;

/** The column of a name, however its letters are capitalized; undefined: there is none. */
export function columnNamed(shape: Shape, name: string): Column | undefined {
	const path: (string | number)[] = [];
	let at: Shape = shape;
	const parts = name.trim().split(".");
	for (const [index, part] of parts.entries()) {
		if (at.type === "group") {
			const found = [...at.fields].find(([field]) => field.toLowerCase() === part.toLowerCase());
			if (!found) return undefined;
			path.push(found[0]);
			at = found[1].shape;
		} else if (at.type === "entries") {
			if (!/^\d{1,2}$/.test(part) || Number(part) < 1 || Number(part) > MOST_ENTRIES) return undefined;
			path.push(Number(part) - 1);
			at = at.of;
		} else if (at.type === "words" || at.type === "words-list") {
			const language = locales.find((locale) => locale === part.toLowerCase());
			if (!language || index < parts.length - 1) return undefined;
			return { name: columnName([...path, language]), path, shape: at, language };
		} else return undefined;
	}
	if (at.type !== "cell" && at.type !== "any") return undefined;
	return { name: columnName(path), path, shape: at };
}

export const columnName = (path: readonly (string | number)[]): string =>
	path.map((part) => (typeof part === "number" ? part + 1 : part)).join(".");

/** The columns that some items need: every field of its own, and of groups and lists those that one of the items has. */
export function columnsFor(
	shape: Shape,
	values: readonly unknown[],
	path: readonly (string | number)[] = [],
): Column[] {
	if (shape.type === "group")
		return [...shape.fields].flatMap(([field, { shape: inner, isRequired }]) => {
			const within = values.map((value) => (value as Record<string, unknown> | undefined)?.[field]);
			const isUsed = within.some((value) => value !== undefined);
			const isSimple = inner.type === "cell" || inner.type === "words";
			return isUsed || isRequired || (path.length === 0 && isSimple) ? columnsFor(inner, within, [...path, field]) : [];
		});
	if (shape.type === "entries") {
		const lists = values.map((value) => (Array.isArray(value) ? value : []));
		const most = Math.max(0, ...lists.map(({ length }) => length));
		return Array.from({ length: most }, (_, index) =>
			columnsFor(
				shape.of,
				lists.map((list) => list[index]),
				[...path, index],
			),
		).flat();
	}
	if (shape.type === "words" || shape.type === "words-list")
		return locales.map((language) => ({ name: columnName([...path, language]), path, shape, language }));
	return [{ name: columnName(path), path, shape }];
}
