import { Drawing } from "./drawing";

/** The three layers of the scene lie exactly on each other: two drawings of one size, and the water, two ninths of it. */
const layer =
	"pointer-events-none overflow-visible h-[21rem] w-full sm:h-[27rem] lg:absolute lg:right-[-5.5rem] lg:bottom-0 lg:h-[40.5rem] lg:w-auto";

/** Sunrise over the bay: the sun's rays are the arcs of a signal, the phone stands before them among palmettos. */
export const HeroArt = () => (
	<div className="decoration relative mt-2 lg:static">
		<svg aria-hidden="true" viewBox="0 0 720 720" className={`${layer} absolute inset-0 -z-20 lg:inset-auto`}>
			<Drawing name="sunrise" />
		</svg>
		<Water />
		<svg aria-hidden="true" viewBox="0 0 720 720" className={layer}>
			<Drawing name="phone" />
			<PhoneWords />
		</svg>
	</div>
);

/** As wide as the window. */
const Water = () => (
	<svg
		aria-hidden="true"
		className="absolute bottom-0 left-1/2 -z-10 h-[4.667rem] w-screen -translate-x-1/2 sm:h-24 lg:h-36"
	>
		<defs>
			<pattern id="hero-waves" width="64" height="200" patternUnits="userSpaceOnUse">
				<path d="M0 8q16-13 32 0t32 0v192H0Z" fill="#2a6aa8" />
				<path d="M0 34q16-13 32 0t32 0" fill="none" stroke="#6fb0ea" strokeOpacity=".4" strokeWidth="3" />
			</pattern>
			<linearGradient id="hero-depth" x1="0" y1="0" x2="0" y2="1">
				<stop stopColor="#12355f" stopOpacity="0" />
				<stop offset="1" stopColor="#12355f" />
			</linearGradient>
		</defs>
		<rect width="100%" height="100%" fill="url(#hero-waves)" />
		<rect y="24" width="100%" height="100%" fill="url(#hero-depth)" />
	</svg>
);

/** Set in the page's own type, which a picture file does not know. */
const PhoneWords = () => (
	<g transform="translate(452 344) rotate(7)">
		<text x="-92" y="-205" fontSize="16" fill="#fff" className="font-display font-bold">
			5G
		</text>
		<text
			y="22"
			textAnchor="middle"
			fontSize="84"
			fill="#ffd27a"
			className="font-display font-extrabold tracking-tighter"
		>
			50%
		</text>
	</g>
);
