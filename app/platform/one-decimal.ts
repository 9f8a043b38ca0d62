import { languageTag } from "./language-tag";

/** "4.8", or "4,8" where that is how it is written. */
export const oneDecimal = (value: number): string =>
	new Intl.NumberFormat(languageTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
