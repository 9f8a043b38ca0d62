import type { LucideProps } from "lucide-react";

/** What `lucide-react` is replaced with in a build: its icons as references into one picture file. */
export const iconFrom = (file: string) => (id: string) =>
	// biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when the module is loaded.
	function Icon({ size = 24, strokeWidth = 2, className = "", ...rest }: LucideProps) {
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
				className={`lucide lucide-${id} ${className}`}
				{...rest}
			>
				<use href={`${file}#${id}`} />
			</svg>
		);
	};
