import { redirect } from "react-router";
import { keywordRoute } from "../features/search/keyword-route";
import { localePath } from "../platform/language";
import type { Route } from "./+types/search";

/** Where the search form leads without scripts: on, by the same rules as with them. */
export function loader({ request }: Route.LoaderArgs) {
	const query = new URL(request.url).searchParams.get("q")?.trim();
	return redirect(localePath(query ? keywordRoute(query) : "/"), { headers: { "X-Robots-Tag": "noindex" } });
}
