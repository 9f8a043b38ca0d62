import type { AccountView } from "./outcome";

/** The account page with a view, and with where to go after signing in; without a language in front. */
export function accountPath({ view, next }: { view?: AccountView; next?: string }): string {
	const query = new URLSearchParams({ ...(view && { view }), ...(next && { next }) }).toString();
	return query ? `/account?${query}` : "/account";
}
