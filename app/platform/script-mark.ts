import { createContext } from "react";

/** The mark of our own inline scripts, known only while the server renders; it is taken off before the page is sent. */
export const ScriptMark = createContext<string | undefined>(undefined);
