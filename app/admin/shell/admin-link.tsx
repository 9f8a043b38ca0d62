import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link within the back office, whose URLs have no language in front. */
export const AdminLink = (link: ComponentProps<typeof Link> & { to: string }) => <Link prefetch="intent" {...link} />;
