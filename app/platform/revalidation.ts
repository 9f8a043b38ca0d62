import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * The `shouldRevalidate` of public pages. The router loads a page again when it navigates to the same URL; here that is
 * an overlay that opens or closes (`ui/primitives/overlay-history.ts`), which must work without a connection, too.
 */
export const revalidateUnlessSameUrl = (
	{ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
	/** The part of the query that the page's data depends on. */
	query = ({ search }: URL) => search,
): boolean =>
	defaultShouldRevalidate &&
	(formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname || query(currentUrl) !== query(nextUrl));
