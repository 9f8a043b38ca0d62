/** Without 0, O, 1, I and L, which look alike, and without vowels, so that no words appear. */
export const LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";

const pattern = new RegExp(`^BP-[${LETTERS}]{4}-[${LETTERS}]{4}$`);

/** URLs are untrusted: null unless the text is a well-formed reference. */
export const asReference = (text: string | null): string | null => (text && pattern.test(text) ? text : null);
