import type { LucideProps } from "lucide-react";
import { drawn } from "./drawn";

/** What `lucide-react` is replaced with in a build (`scripts/icons-in-one-file.ts`). */
export function iconFrom(file: string, id: string, drawing?: string) {
	const content = drawn(file, id, drawing);
	// biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when the module is loaded.
	return function Icon({ size = 24, strokeWidth = 2, ...rest }: LucideProps) {
		return (
			<svg
				aria-hidden="true"
				viewBox="0 0 24 24"
				width={size}
				height={size}
				fill="none"
				stroke="currentColor"
				strokeWidth={strokeWidth}
				strokeLinecap="round"
				strokeLinejoin="round"
				{...rest}
				{...content}
			/>
		);
	};
}
