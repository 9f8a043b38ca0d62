import { PalmettoFan } from "./palmetto-fan";

/** The three layers of the scene lie exactly on each other: two drawings of one size, and the water, two ninths of it. */
const layer =
	"pointer-events-none overflow-visible h-[21rem] w-full sm:h-[27rem] lg:absolute lg:right-[-5.5rem] lg:bottom-0 lg:h-[40.5rem] lg:w-auto";

/** Sunrise over the bay: the sun's rays are the arcs of a signal, the phone stands before them among palmettos. */
export const HeroArt = () => (
	<div className="relative mt-2 lg:static">
		<svg aria-hidden="true" viewBox="0 0 720 720" className={`${layer} absolute inset-0 -z-20 lg:inset-auto`}>
			<Sunrise />
		</svg>
		<Water />
		<svg aria-hidden="true" viewBox="0 0 720 720" className={layer}>
			<path
				d="M214 586h232M246 612h150M272 638h98M296 664h52"
				stroke="#f5b642"
				strokeOpacity=".7"
				strokeWidth="8"
				strokeLinecap="round"
			/>
			<PalmettoFan x={66} y={626} size={1.45} lean={-14} color="#2f8a63" />
			<PalmettoFan x={668} y={604} size={1.75} lean={16} color="#2f8a63" />
			<Phone />
			<PalmettoFan x={232} y={704} size={1.3} lean={-22} color="#7fd6a4" />
			<PalmettoFan x={612} y={704} size={1.6} lean={24} color="#58bd88" />
		</svg>
	</div>
);

const Sunrise = () => (
	<>
		<defs>
			<radialGradient id="hero-glow" cx="320" cy="560" r="480" gradientUnits="userSpaceOnUse">
				<stop offset=".2" stopColor="#f5b642" stopOpacity=".45" />
				<stop offset=".6" stopColor="#e0814a" stopOpacity=".13" />
				<stop offset="1" stopColor="#e0814a" stopOpacity="0" />
			</radialGradient>
			<linearGradient id="hero-sun" x1="0" y1="410" x2="0" y2="560" gradientUnits="userSpaceOnUse">
				<stop stopColor="#ffd77a" />
				<stop offset="1" stopColor="#f09a4a" />
			</linearGradient>
		</defs>
		<circle cx="320" cy="560" r="480" fill="url(#hero-glow)" />
		<g fill="none" stroke="#8fc1f0" strokeWidth="24">
			<circle cx="320" cy="560" r="219" strokeOpacity=".36" />
			<circle cx="320" cy="560" r="297" strokeOpacity=".23" />
			<circle cx="320" cy="560" r="375" strokeOpacity=".12" />
		</g>
		<circle cx="320" cy="560" r="150" fill="url(#hero-sun)" />
	</>
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

const Phone = () => (
	<g transform="translate(452 344) rotate(7)">
		<linearGradient id="hero-screen" x1="0" y1="-230" x2="0" y2="230" gradientUnits="userSpaceOnUse">
			<stop stopColor="#2f7cc4" />
			<stop offset=".62" stopColor="#1b4f8a" />
			<stop offset="1" stopColor="#133a69" />
		</linearGradient>
		<rect x="-124" y="-252" width="248" height="508" rx="44" fill="#0a1a31" />
		<rect x="-122" y="-250" width="244" height="504" rx="42" fill="none" stroke="#9fc4ea" strokeWidth="3" />
		<rect x="-110" y="-238" width="220" height="480" rx="32" fill="url(#hero-screen)" />
		<rect x="-34" y="-224" width="68" height="19" rx="9.5" fill="#0a1a31" />
		<g fill="#fff">
			<path d="M62-208h6v-6h-6zm9 0h6v-10h-6zm9 0h6v-14h-6z" />
			<text x="-92" y="-205" fontSize="16" className="font-display font-bold">
				5G
			</text>
		</g>
		<g fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="11">
			<path d="M-30-112a42 42 0 0 1 60 0" />
			<path d="M-56-140a80 80 0 0 1 112 0" strokeOpacity=".65" />
			<path d="M-82-168a118 118 0 0 1 164 0" strokeOpacity=".35" />
		</g>
		<circle cy="-84" r="10" fill="#fff" />
		<text
			y="22"
			textAnchor="middle"
			fontSize="84"
			fill="#ffd27a"
			className="font-display font-extrabold tracking-tighter"
		>
			50%
		</text>
		<rect x="-88" y="52" width="176" height="42" rx="12" fill="#fff" fillOpacity=".14" />
		<rect x="-88" y="102" width="176" height="42" rx="12" fill="#fff" fillOpacity=".14" />
		<g fill="#7fd6a4">
			<circle cx="-66" cy="73" r="10" />
			<circle cx="-66" cy="123" r="10" />
		</g>
		<path
			d="m-71 73 4 4 7-8M-71 123l4 4 7-8"
			fill="none"
			stroke="#0f3a2a"
			strokeWidth="3"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
		<path d="M-42 73h84M-42 123h104" stroke="#fff" strokeOpacity=".75" strokeWidth="7" strokeLinecap="round" />
		<rect x="-88" y="164" width="176" height="46" rx="23" fill="#f5b642" />
		<path d="M-30 187h50m-12-10 12 10-12 10" fill="none" stroke="#16345c" strokeWidth="5" strokeLinecap="round" />
	</g>
);
