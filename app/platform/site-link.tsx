import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";
import { localePath } from "./language";

/** A page is fetched when the visitor goes near its link, unless the browser was told to save data. */
const prefetch = () => {
	const connection =
		typeof navigator === "undefined" ? undefined : (navigator as { connection?: { saveData?: boolean } }).connection;
	return connection?.saveData ? "none" : "intent";
};

/** A link within the site; `to` is the path without its language. */
export function SiteLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
	return <Link prefetch={prefetch()} viewTransition to={localePath(to)} {...rest} />;
}

/** A link that knows when it is the current page. */
export function SiteNavLink({ to, ...rest }: ComponentProps<typeof NavLink> & { to: string }) {
	return <NavLink prefetch={prefetch()} viewTransition to={localePath(to)} end={to === "/"} {...rest} />;
}
