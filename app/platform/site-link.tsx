import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";
import { useIsOverlayEntry } from "../ui/primitives/overlay-entry";
import { localePath } from "./language";

/**
 * When a page is prefetched: as the pointer comes near its link; if it is a likely next page and the connection is good,
 * as soon as the link is visible; never if the visitor saves data. Browsers that do not report their connection get no
 * prefetching: Safari has none, and Firefox checks it against the policy's closed `default-src` and reports a violation.
 */
function prefetch(likely: boolean | undefined) {
	if (typeof navigator === "undefined") return "intent";
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
	if (!connection || connection.saveData) return "none";
	return likely && connection.effectiveType === "4g" ? "viewport" : "intent";
}

/** A link within the site. `to` has no language prefix; `likely` marks a frequent next page. */
export function SiteLink({ to, likely, ...rest }: ComponentProps<typeof Link> & { to: string; likely?: boolean }) {
	const replace = useIsOverlayEntry();
	return <Link prefetch={prefetch(likely)} viewTransition to={localePath(to)} replace={replace} {...rest} />;
}

/** A link that is marked when it leads to the current page. */
export function SiteNavLink({ to, ...rest }: ComponentProps<typeof NavLink> & { to: string }) {
	const replace = useIsOverlayEntry();
	return (
		<NavLink
			prefetch={prefetch(false)}
			viewTransition
			to={localePath(to)}
			end={to === "/"}
			replace={replace}
			{...rest}
		/>
	);
}
