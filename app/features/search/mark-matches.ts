import { foldText } from "./fold-text";
import { wordsOf } from "./score-entries";

export interface Piece {
	text: string;
	/** Start index in the text. */
	at: number;
	isMatch: boolean;
}

/** Splits a text into matching and other pieces. Matches are the whole query, or else its words. */
export function markMatches(text: string, query: string): Piece[] {
	const folded = foldText(text);
	const whole = foldText(query.trim());
	const wanted = folded.includes(whole) ? [whole] : wordsOf(whole);
	const pieces: Piece[] = [];
	let done = 0;
	const cut = (end: number, isMatch: boolean) => {
		if (end > done) pieces.push({ text: text.slice(done, end), at: done, isMatch });
		done = end;
	};
	const next = () =>
		wanted
			.filter((word) => word !== "" && folded.includes(word, done))
			.map((word) => ({ at: folded.indexOf(word, done), length: word.length }))
			.sort((a, b) => a.at - b.at || b.length - a.length)[0];
	for (let match = next(); match; match = next()) {
		cut(match.at, false);
		cut(match.at + match.length, true);
	}
	cut(text.length, false);
	return pieces;
}
