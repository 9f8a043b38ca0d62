import type { ReactNode } from "react";
import { Drawing } from "./drawing";

const Scene = ({ className, children }: { className: string; children: ReactNode }) => (
	<svg aria-hidden="true" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" className={`w-full ${className}`}>
		{children}
	</svg>
);

/** The coast from the Bay State down to the Palmetto State, with a pin for each store. */
export const PlacesArt = () => (
	<Scene className="bg-accent-soft">
		<path
			d="M0 0h250c-14 22 22 30 8 50-20 26-62 18-70 48-8 28-54 32-66 58-8 18-36 24-40 44H0Z"
			className="fill-warm-soft"
		/>
		<Drawing name="places" />
	</Scene>
);

/** A case and the phone that it saves. */
export const CaseArt = () => (
	<Scene className="bg-warm-soft">
		<Drawing name="case" />
	</Scene>
);

/** A stopwatch whose dial is the arcs of a signal. */
export const SpeedArt = () => (
	<Scene className="bg-good-soft">
		<Drawing name="speed" />
	</Scene>
);
