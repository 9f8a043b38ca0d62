import type { ReactNode } from "react";
import { Drawing } from "./drawing";

const Frame = ({ children }: { children: ReactNode }) => (
	<svg
		aria-hidden="true"
		viewBox="0 0 520 360"
		preserveAspectRatio="xMidYMax slice"
		className="overflow-visible h-52 w-full self-end sm:h-full sm:min-h-80 sm:max-lg:translate-x-4"
	>
		{children}
	</svg>
);

/** A phone tied up as a present. */
const PhoneArt = () => (
	<Frame>
		<Drawing name="present" />
	</Frame>
);

/** A SIM card, live, with its price struck out. */
const SimArt = () => (
	<Frame>
		<Drawing name="sim" />
		<g transform="translate(388 132) rotate(10)">
			<text x="22" y="17" textAnchor="middle" fontSize="50" fill="#16345c" className="font-display font-extrabold">
				$50
			</text>
			<path d="M-28 20 72-20" stroke="#b3261e" strokeWidth="8" strokeLinecap="round" />
		</g>
	</Frame>
);

export const promoArt = { phone: PhoneArt, sim: SimArt };
