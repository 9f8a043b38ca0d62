import type { Field, Option } from "./field";

/** The form of a kind: its fields in parts that belong together. */
export interface KindDescription {
	parts: readonly FormPart[];
	/** Stored fields that have no place in the form, as a new item has them. An edit keeps what is there. */
	kept?: Readonly<Record<string, unknown>>;
}

export interface FormPart {
	title: string;
	fields: readonly Field[];
}

/** What a description takes from the catalogue as it is being worked on. */
export interface Around {
	/** States of the stores. */
	regions: readonly Option[];
}

export const fieldsOfParts = ({ parts }: KindDescription): Field[] => parts.flatMap(({ fields }) => fields);
