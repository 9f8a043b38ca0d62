import { staticEntries } from "../features/search/search-index.server";

/** What the search dialog searches, fetched when somebody is about to search. */
export const loader = () => Response.json(staticEntries());
