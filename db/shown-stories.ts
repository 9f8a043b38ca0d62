import { arrayContains, eq, type SQL } from "drizzle-orm";
import type { Locale } from "../app/content/words";
import { shownStories, storyEditions } from "./schema";

/** The stories for readers of a language: each once, translated where there is a translation. */
export const listedFor = (language: Locale): SQL => eq(shownStories.language, language);

/** The same for a search, which finds editions. */
export const shownTo = (language: Locale): SQL => arrayContains(storyEditions.shownTo, [language]);
