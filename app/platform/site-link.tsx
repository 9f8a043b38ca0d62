import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";
import { localePath } from "./language";

/** A link within the site; `to` is the path without its language. */
export function SiteLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
	return <Link prefetch="intent" viewTransition to={localePath(to)} {...rest} />;
}

/** A link that knows when it is the current page. */
export function SiteNavLink({ to, ...rest }: ComponentProps<typeof NavLink> & { to: string }) {
	return <NavLink prefetch="intent" viewTransition to={localePath(to)} end={to === "/"} {...rest} />;
}
