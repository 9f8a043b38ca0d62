/**
 * Normalises text for comparison: lower case without accents, so that "telefono" finds "Teléfono". Folds each UTF-16
 * unit separately, so that an index in the folded text is valid in the original.
 */
export const foldText = (text: string): string =>
	Array.from({ length: text.length }, (_, at) => fold(text[at])).join("");

function fold(letter = ""): string {
	const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return folded.length === 1 ? folded : letter;
}
