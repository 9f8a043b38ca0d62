import { comparison } from "../features/plans/comparison.server";
import type { Route } from "./+types/compare";

/** The data of the comparison dialog. */
export function loader({ params, url }: Route.LoaderArgs) {
	if (params.kind !== "internet" && params.kind !== "wireless") throw new Response(null, { status: 404 });
	return comparison(params.kind, url.searchParams.get("plans"));
}
