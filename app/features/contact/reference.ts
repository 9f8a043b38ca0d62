/** Neither 0 and O nor 1, I and L, which are mistaken for each other; no vowels, so that no word comes about. */
export const LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";

const pattern = new RegExp(`^BP-[${LETTERS}]{4}-[${LETTERS}]{4}$`);

/** Anybody may write an address: only what looks like a reference is shown as one. */
export const asReference = (text: string | null): string | null => (text && pattern.test(text) ? text : null);
