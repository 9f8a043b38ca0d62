import type { ShouldRevalidateFunctionArgs } from "react-router";
import { withSelection } from "./selection";

/** Choosing a plan to compare changes the address, but nothing that the server would say. */
export function revalidateUnlessOnlyComparisonChanged({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	const apart = (url: URL) => url.pathname + withSelection(url.searchParams, []).toString();
	if (currentUrl.href !== nextUrl.href && apart(currentUrl) === apart(nextUrl)) return false;
	return defaultShouldRevalidate;
}
