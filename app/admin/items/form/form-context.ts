import { createContext, useContext } from "react";
import { type Field, type Fields, first, type Option } from "../fields/field";
import type { SpokenWords } from "../known-texts.server";

/** What every field of the form needs. What is typed is in the fields themselves, not here. */
export interface FormOf {
	/** What the fields hold when they are shown first. */
	fields: Fields;
	/** All fields of the item. */
	description: readonly Field[];
	/** What is wrong, in words, by the name of the field. */
	faults: ReadonlyMap<string, string>;
	outdated: ReadonlySet<string>;
	shared: Readonly<Record<string, SpokenWords>>;
	choices: Readonly<Record<string, readonly Option[]>>;
	pictures: readonly { key: string; src: string; width: number; height: number }[];
	/** The button that was pressed without scripts. */
	focus: string | null;
	/** Something was changed other than by typing. */
	touch: () => void;
}

export const FormContext = createContext<FormOf | null>(null);

export function useForm(): FormOf {
	const form = useContext(FormContext);
	if (!form) throw new Error("A field is outside of its form.");
	return form;
}

export const useFirst = (name: string): string => first(useForm().fields, name);
