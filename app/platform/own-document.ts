import { currentLocale, splitLocale } from "./language";

/**
 * Whether a path of this site must be loaded as a document of its own: a page in another language, or the back office, which
 * has its own styles and language.
 */
export const needsOwnDocument = (path: string): boolean =>
	/^\/admin\b/.test(path) || splitLocale(path).locale !== currentLocale();
