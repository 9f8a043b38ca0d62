import type { ReactNode } from "react";

/** The small line above a heading. */
export const Eyebrow = ({ children }: { children: ReactNode }) => (
	<p className="flex gap-2 text-sm font-semibold text-accent before:mt-2.5 before:h-0.5 before:w-6 before:shrink-0 before:rounded-full before:bg-warm in-data-band:text-warm">
		{children}
	</p>
);
