import type { Words } from "../words";

/** One section of a legal page: paragraphs, and lists where several things stand side by side. */
export interface LegalSection {
	/** Its anchor, the same in every language, so that a link to it survives a change of language. */
	id: string;
	heading: Words;
	body: readonly (Words | readonly Words[])[];
}
