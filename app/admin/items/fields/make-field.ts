import type { Case, Field, FieldOf, Option } from "./field";

/** Short forms to describe fields with: `words("priceNote", "Note on the price", { max: 160 })`. */

type Rest<T extends Field["type"]> = Omit<FieldOf<T>, "type" | "name" | "label">;

const maker =
	<T extends Field["type"]>(type: T) =>
	(name: string, label: string, rest: Rest<T>): Field =>
		({ type, name, label, ...rest }) as Field;

export const text = maker("text");
export const words = maker("words");
export const group = maker("group");
export const choices = maker("choices");

const plainMaker =
	<T extends Field["type"]>(type: T) =>
	(name: string, label: string, rest: Partial<Rest<T>> = {}): Field =>
		({ type, name, label, ...rest }) as Field;

export const flag = plainMaker("flag");
export const number = plainMaker("number");
export const picture = plainMaker("picture");
export const colour = plainMaker("colour");
export const day = plainMaker("day");
export const clock = plainMaker("clock");

export const price = (
	name: string,
	label: string,
	per: "month" | "once",
	rest: { help?: string; optional?: true } = {},
): Field => ({ type: "price", name, label, per, ...rest });

export const choice = (
	name: string,
	label: string,
	options: readonly Option[],
	rest: { help?: string; optional?: true } = {},
): Field => ({ type: "choice", name, label, options, ...rest });

export const item = (name: string, label: string, from: string, help?: string): Field => ({
	type: "item",
	name,
	label,
	choices: from,
	help,
});

export const list = (
	name: string,
	label: string,
	entry: Field,
	rest: { help?: string; optional?: true } = {},
): Field => ({ type: "list", name, label, entry, ...rest });

export const oneOf = (
	name: string,
	label: string,
	cases: readonly Case[],
	rest: { help?: string; optional?: true } = {},
): Field => ({ type: "one-of", name, label, cases, ...rest });

export const constant = (name: string, value: unknown): Field => ({ type: "constant", name, label: "", value });

/** Options from their labels: `{ home: "House" }`. */
export const options = (labels: Readonly<Record<string, string>>): Option[] =>
	Object.entries(labels).map(([value, label]) => ({ value, label }));
