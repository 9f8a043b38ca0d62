import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";
import { localePath } from "./language";

/**
 * When to prefetch: on hover or focus; likely next pages as soon as their link is visible, on a good connection; never
 * with data saving on.
 */
function prefetch(likely: boolean | undefined) {
	if (typeof navigator === "undefined") return "intent";
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
	if (connection?.saveData) return "none";
	return likely && connection?.effectiveType === "4g" ? "viewport" : "intent";
}

/** A link within the site. `to` has no language prefix; `likely` marks a frequent next page. */
export function SiteLink({ to, likely, ...rest }: ComponentProps<typeof Link> & { to: string; likely?: boolean }) {
	return <Link prefetch={prefetch(likely)} viewTransition to={localePath(to)} {...rest} />;
}

/** A link that is marked when it leads to the current page. */
export function SiteNavLink({ to, ...rest }: ComponentProps<typeof NavLink> & { to: string }) {
	return <NavLink prefetch={prefetch(false)} viewTransition to={localePath(to)} end={to === "/"} {...rest} />;
}
