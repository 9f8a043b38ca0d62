/** Control characters and bidirectional overrides. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Makes untrusted text safe to print on one terminal line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(unsafe, "").trim();

/** The same for text of several lines. */
export const multiline = (text: string): string => text.split(/\r?\n/).map(oneLine).join("\n");
