import { createContext } from "react-router";
import type { PublicPage } from "./page-handle";

/** The public pages by path, without a language; a path may hold a parameter (`/partners/:partner`). */
export type PublicPages = ReadonlyMap<string, PublicPage>;

/** What the routes declare in their `handle`; the server reads it from the build. */
export const publicPages = createContext<PublicPages>(new Map());
