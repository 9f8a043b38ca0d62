import type { Fields } from "./fields/field";

/** Names of the form that are about the form, not about the item. */
const own = new Set(["intent", "_base", "_item", "_conflict"]);
const CHOICE = "_choose ";

export interface SentForm {
	intent: string;
	/** The revision that the form was filled from. */
	base: number;
	/** The name of a new item. */
	item: string;
	fields: Fields;
	/** The parts of the form that two people changed. */
	conflicts: readonly string[];
	/** The parts that are taken as somebody else saved them. */
	theirs: readonly string[];
}

export function sentForm(form: FormData): SentForm {
	const fields: Record<string, string[]> = {};
	const theirs: string[] = [];
	for (const [name, value] of form) {
		if (typeof value !== "string") continue;
		if (name.startsWith(CHOICE)) {
			if (value === "theirs") theirs.push(name.slice(CHOICE.length));
		} else if (!own.has(name)) {
			const values = fields[name] ?? [];
			fields[name] = values;
			values.push(value);
		}
	}
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	const base = Number(text("_base"));
	return {
		intent: text("intent"),
		base: Number.isInteger(base) && base >= 0 ? base : 0,
		item: text("_item").trim(),
		fields,
		conflicts: form.getAll("_conflict").filter((each) => typeof each === "string"),
		theirs,
	};
}

export const choiceName = (part: string): string => `${CHOICE}${part}`;
