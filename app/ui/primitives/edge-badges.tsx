import type { ReactNode } from "react";

/** On the upper edge of a card that is `relative`, so that a card without a badge has no hole in its place. */
export const EdgeBadges = ({ children }: { children: ReactNode }) => (
	<div className="absolute -top-3 right-4 flex gap-1.5 cramped:static cramped:mb-2 cramped:flex-wrap">{children}</div>
);
