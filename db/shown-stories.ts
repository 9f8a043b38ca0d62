import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "../app/content/words";
import { storyEditions } from "./schema";

const shown = { en: storyEditions.inEnglish, es: storyEditions.inSpanish, pt: storyEditions.inPortuguese };

/** Each published story once: in this language where there is a translation, else in one that there is. */
export const shownTo = (language: Locale): SQL => sql`${shown[language]}`;
