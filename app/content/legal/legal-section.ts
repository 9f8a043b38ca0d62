import type { Words } from "../words";

/** One section of a legal page: paragraphs and lists. Texts may name facts of the dealer: "{anyState}". */
export interface LegalSection {
	/** Its anchor; the same in every language, so that links survive a change of language. */
	id: string;
	heading: Words;
	body: readonly (Words | readonly Words[])[];
}
