import { latestPosts } from "../features/search/search-index.server";
import type { PageHandle } from "../platform/page-handle";
import { services } from "../platform/services.server";
import type { Route } from "./+types/search-posts";

export const handle = { page: { content: "stories" } } satisfies PageHandle;

/** SRCH-6. Apart from the catalogue, so that a fault of the database leaves the search what it has. */
export const loader = async ({ context }: Route.LoaderArgs) =>
	Response.json(await latestPosts(context.get(services).db));
