/**
 * Normalizes text for comparison: lower case, without accents, with a straight apostrophe, so that "telefono" finds
 * "Teléfono" and "what's" finds "What’s". Folds each UTF-16 unit separately, so that an index in the folded text is valid in
 * the original.
 */
export const foldText = (text: string): string =>
	Array.from({ length: text.length }, (_, at) => fold(text[at])).join("");

function fold(letter = ""): string {
	if (letter === "’") return "'";
	const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return folded.length === 1 ? folded : letter;
}
