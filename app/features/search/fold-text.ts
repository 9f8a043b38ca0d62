/**
 * Text as it is compared: small letters without accents, so that "telefono" finds "Teléfono". Folded letter by letter,
 * so that a place in the folded text is the same place in the text.
 */
export const foldText = (text: string): string =>
	Array.from({ length: text.length }, (_, at) => fold(text[at])).join("");

function fold(letter = ""): string {
	const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return folded.length === 1 ? folded : letter;
}
