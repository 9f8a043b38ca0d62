import { comparison } from "../features/plans/comparison.server";
import type { PageHandle } from "../platform/page-handle";
import type { Route } from "./+types/compare";

export const handle = { page: { parameters: ["plans"] } } satisfies PageHandle;

/** The data of the comparison dialog. */
export function loader({ params, url }: Route.LoaderArgs) {
	if (params.kind !== "internet" && params.kind !== "wireless") throw new Response(null, { status: 404 });
	return comparison(params.kind, url.searchParams.get("plans"));
}
