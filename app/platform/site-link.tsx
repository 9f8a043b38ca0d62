import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";
import { localePath } from "./language";

/**
 * When a page is fetched ahead: as the visitor goes near its link; where it is the likely next one, as soon as the link is
 * seen, if the connection is good; never if the browser was told to save data.
 */
function prefetch(likely: boolean | undefined) {
	if (typeof navigator === "undefined") return "intent";
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
	if (connection?.saveData) return "none";
	return likely && connection?.effectiveType === "4g" ? "viewport" : "intent";
}

/** A link within the site; `to` is the path without its language, `likely` says that many go on there. */
export function SiteLink({ to, likely, ...rest }: ComponentProps<typeof Link> & { to: string; likely?: boolean }) {
	return <Link prefetch={prefetch(likely)} viewTransition to={localePath(to)} {...rest} />;
}

/** A link that knows when it is the current page. */
export function SiteNavLink({ to, ...rest }: ComponentProps<typeof NavLink> & { to: string }) {
	return <NavLink prefetch={prefetch(false)} viewTransition to={localePath(to)} end={to === "/"} {...rest} />;
}
