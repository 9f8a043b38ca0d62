import { latestPosts } from "../features/search/search-index.server";

/** SRCH-6. Apart from the catalogue, so that a fault of the database leaves the search what it has. */
export const loader = async () => Response.json(await latestPosts());
