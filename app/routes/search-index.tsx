import { staticEntries } from "../features/search/search-index.server";
import type { PageHandle } from "../platform/page-handle";

export const handle = { page: {} } satisfies PageHandle;

/** What the search dialog searches, fetched when somebody is about to search. */
export const loader = () => Response.json(staticEntries());
