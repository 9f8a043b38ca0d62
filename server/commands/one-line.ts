/** Signs that would command the terminal, or turn the direction of what follows, instead of being shown. */
const commanding = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody else wrote, fit for a line of a terminal. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(commanding, "").trim();

/** The same for a text of several lines. */
export const severalLines = (text: string): string => text.split(/\r?\n/).map(oneLine).join("\n");
