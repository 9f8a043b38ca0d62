import { foldText } from "./fold-text";

export interface Piece {
	text: string;
	/** Start index in the text. */
	at: number;
	isMatch: boolean;
}

/** Splits a text into matching and other pieces. */
export function markMatches(text: string, query: string): Piece[] {
	const folded = foldText(text);
	const wanted = foldText(query.trim());
	const pieces: Piece[] = [];
	let done = 0;
	const cut = (end: number, isMatch: boolean) => {
		if (end > done) pieces.push({ text: text.slice(done, end), at: done, isMatch });
		done = end;
	};
	for (let at = wanted ? folded.indexOf(wanted) : -1; at >= 0; at = folded.indexOf(wanted, done)) {
		cut(at, false);
		cut(at + wanted.length, true);
	}
	cut(text.length, false);
	return pieces;
}
