import type { ReactNode } from "react";

/** The small line above a heading that says what the page is about. */
export const Eyebrow = ({ children }: { children: ReactNode }) => (
	<p className="flex items-center gap-2 text-sm font-semibold text-accent before:h-0.5 before:w-6 before:rounded-full before:bg-warm in-data-band:text-warm">
		{children}
	</p>
);
