import type { ReactNode } from "react";
import { PalmettoFan } from "./palmetto-fan";

const Scene = ({ className, children }: { className: string; children: ReactNode }) => (
	<svg
		aria-hidden="true"
		viewBox="0 0 360 200"
		preserveAspectRatio="xMidYMid slice"
		className={`h-full w-full md:h-auto ${className}`}
	>
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
		<path
			d="M262 60c-20 26-58 18-66 46-8 28-54 32-66 58-6 14-22 22-32 36"
			fill="none"
			stroke="#7fb4e8"
			strokeWidth="5"
			strokeLinecap="round"
			strokeDasharray="1 14"
		/>
		<PalmettoFan x={48} y={176} size={0.42} color="#2f8a63" />
		<Pin x={210} y={52} color="#1f5d9e" />
		<Pin x={146} y={118} color="#2f8a63" />
		<Pin x={182} y={132} color="#2f8a63" />
		<Pin x={106} y={164} color="#2f8a63" />
		<path
			d="M236 158q13-11 26 0t26 0 26 0 26 0M262 128q13-11 26 0t26 0 26 0"
			fill="none"
			stroke="#5f9fd8"
			strokeWidth="5"
			strokeLinecap="round"
		/>
	</Scene>
);

const Pin = ({ x, y, color }: { x: number; y: number; color: string }) => (
	<g transform={`translate(${x} ${y})`}>
		<path d="M0 0C-5-9-17-18-17-32a17 17 0 0 1 34 0C17-18 5-9 0 0Z" fill={color} />
		<circle cy="-32" r="6.500" fill="#fff" />
	</g>
);

/** A case and the phone that goes into it. */
export const CaseArt = () => (
	<Scene className="bg-warm-soft">
		<path d="M60 230a120 120 0 0 1 240 0" fill="none" stroke="#f5b642" strokeWidth="18" strokeOpacity=".6" />
		<path d="M10 230a170 170 0 0 1 340 0" fill="none" stroke="#f5b642" strokeWidth="18" strokeOpacity=".3" />
		<g transform="translate(150 118) rotate(-10)">
			<rect x="-50" y="-84" width="100" height="200" rx="22" fill="#2f8a63" />
			<rect x="-38" y="-72" width="42" height="46" rx="14" fill="#1f6b4b" />
			<circle cx="-24" cy="-58" r="8" fill="#0a1a31" />
			<circle cx="-10" cy="-40" r="8" fill="#0a1a31" />
			<PalmettoFan x={0} y={64} size={0.34} color="#7fd6a4" />
		</g>
		<g transform="translate(216 128) rotate(9)">
			<rect x="-46" y="-80" width="92" height="190" rx="19" fill="#0a1a31" />
			<rect x="-39" y="-73" width="78" height="176" rx="13" fill="#2f7cc4" />
			<rect x="-13" y="-67" width="26" height="8" rx="4" fill="#0a1a31" />
			<circle cy="-8" r="24" fill="#fff" />
			<path
				d="m-11-8 8 8 14-15"
				fill="none"
				stroke="#2f8a63"
				strokeWidth="6"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</g>
	</Scene>
);

/** A stopwatch whose dial is the arcs of a signal. */
export const SpeedArt = () => (
	<Scene className="bg-good-soft">
		<path d="M22 84h66M4 116h76M40 148h54" stroke="#58bd88" strokeWidth="9" strokeLinecap="round" strokeOpacity=".8" />
		<g transform="translate(196 112)">
			<path d="M-14-88h28v18h-28zM52-66l14 14" stroke="#16345c" strokeWidth="10" fill="#16345c" strokeLinecap="round" />
			<circle r="72" fill="#16345c" />
			<circle r="59" fill="#fff" />
			<g fill="none" strokeLinecap="round" strokeWidth="9">
				<path d="M-38 0a38 38 0 0 1 76 0" stroke="#7fb4e8" />
				<path d="M-21 0a21 21 0 0 1 42 0" stroke="#2f7cc4" />
			</g>
			<path d="m0 0 30-34" stroke="#e0814a" strokeWidth="8" strokeLinecap="round" />
			<circle r="8" fill="#16345c" />
			<path d="M-26 30q13-11 26 0t26 0" fill="none" stroke="#f5b642" strokeWidth="7" strokeLinecap="round" />
		</g>
	</Scene>
);
