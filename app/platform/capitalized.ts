import { languageTag } from "./language-tag";

/** With a capital first letter, to begin a sentence or a line. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(languageTag()) + text.slice(1);
