import type { ReactNode } from "react";

/** From simple-icons (CC0); lucide-react has no brand marks. */
const marks: Record<"facebook" | "google" | "instagram", ReactNode> = {
	facebook: (
		<path d="M9.1 23.7v-8H6.6V12h2.5v-1.5q-.1-6 5.9-6h1.4l1.2.3V8h-1.4q-1 0-1.7.3l-.7.6q-.3.6-.3 1.7V12h3.9l-.4 2.1-.3 1.6h-3.2V24a12 12 0 1 0-4.4-.3" />
	),
	google: (
		<path d="M12.5 11v3.2h7.8a7 7 0 0 1-1.8 4.1 8 8 0 0 1-6 2.4A8.6 8.6 0 0 1 3.9 12a8.6 8.6 0 0 1 14.5-6.4l2.3-2.3C18.7 1.4 16 0 12.5 0 5.9 0 .3 5.4.3 12S6 24 12.5 24a11 11 0 0 0 8.4-3.4 11 11 0 0 0 2.8-7.6q0-1.2-.2-2z" />
	),
	instagram: (
		<>
			<g fill="none" stroke="currentColor" strokeWidth="2.2">
				<rect width="21.8" height="21.8" x="1.1" y="1.1" rx="6" />
				<circle cx="12" cy="12" r="5.1" />
			</g>
			<circle cx="18.4" cy="5.6" r="1.4" />
		</>
	),
};

export const BrandIcon = ({ name, size = 20 }: { name: keyof typeof marks; size?: number }) => (
	<svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} fill="currentColor">
		{marks[name]}
	</svg>
);
