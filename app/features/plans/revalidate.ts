import type { ShouldRevalidateFunctionArgs } from "react-router";
import { revalidateUnlessSameUrl } from "../../platform/revalidation";
import { withSelection } from "./selection";

/** Choosing a plan to compare changes the URL, but not what the server would respond. */
export const revalidateUnlessOnlyComparisonChanged = (change: ShouldRevalidateFunctionArgs): boolean =>
	revalidateUnlessSameUrl(change, ({ searchParams }) => withSelection(searchParams, []).toString());
