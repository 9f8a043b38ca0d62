import { PalmettoFan } from "./palmetto-fan";

const frame = "overflow-visible h-52 w-full self-end sm:h-full sm:min-h-80";

/** A phone tied up as a present. */
const PhoneArt = () => (
	<svg aria-hidden="true" viewBox="0 0 520 360" preserveAspectRatio="xMidYMax slice" className={frame}>
		<g fill="none" stroke="#f5b642" strokeWidth="22" strokeLinecap="round">
			<path d="M120 380a150 150 0 0 1 300 0" strokeOpacity=".55" />
			<path d="M60 380a210 210 0 0 1 420 0" strokeOpacity=".34" />
			<path d="M0 380a270 270 0 0 1 540 0" strokeOpacity=".18" />
		</g>
		<PalmettoFan x={132} y={366} size={1.15} lean={-22} color="#58bd88" />
		<PalmettoFan x={408} y={366} size={1.15} lean={22} color="#2f8a63" />
		<g transform="translate(270 218) rotate(-8)">
			<rect x="-82" y="-170" width="164" height="344" rx="30" fill="#0a1a31" />
			<rect x="-73" y="-161" width="146" height="326" rx="22" fill="#1f5d9e" />
			<path d="M-73 60c50-40 96 26 146-18v101a22 22 0 0 1-22 22H-51a22 22 0 0 1-22-22Z" fill="#2f7cc4" />
			<rect x="-22" y="-151" width="44" height="12" rx="6" fill="#0a1a31" />
			<path d="M-14-170h28v344h-28z" fill="#f5b642" />
			<path d="M-82-44H82v28H-82z" fill="#f5b642" />
			<path d="M-14-44h28v28h-28z" fill="#dd9a25" />
			<g fill="#f5b642" stroke="#dd9a25" strokeWidth="3" strokeLinejoin="round">
				<path d="M0-30c-16-52-74-62-78-30-3 26 42 36 78 30Z" />
				<path d="M0-30c16-52 74-62 78-30 3 26-42 36-78 30Z" />
			</g>
			<rect x="-13" y="-45" width="26" height="30" rx="9" fill="#dd9a25" />
		</g>
	</svg>
);

/** A SIM card, live, with its price struck out. */
const SimArt = () => (
	<svg aria-hidden="true" viewBox="0 0 520 360" preserveAspectRatio="xMidYMax slice" className={frame}>
		<g fill="none" stroke="#58bd88" strokeWidth="22" strokeLinecap="round">
			<path d="M120 380a150 150 0 0 1 300 0" strokeOpacity=".5" />
			<path d="M60 380a210 210 0 0 1 420 0" strokeOpacity=".3" />
			<path d="M0 380a270 270 0 0 1 540 0" strokeOpacity=".16" />
		</g>
		<g transform="translate(250 206) rotate(-9)">
			<path
				d="M-94-124a20 20 0 0 1 20-20H38l56 56V128a20 20 0 0 1-20 20H-74a20 20 0 0 1-20-20Z"
				fill="#16345c"
				stroke="#7fb4e8"
				strokeOpacity=".55"
				strokeWidth="3"
			/>
			<rect x="-56" y="-10" width="112" height="118" rx="18" fill="#f5b642" />
			<path
				d="M-56 28h36m40 0h36M-56 70h36m40 0h36M-20-10v118M20-10v118M-20 49h40"
				fill="none"
				stroke="#16345c"
				strokeWidth="5"
			/>
			<g fill="none" stroke="#7fd6a4" strokeWidth="9" strokeLinecap="round">
				<path d="M-62-68a34 34 0 0 1 48 0" />
				<path d="M-80-90a60 60 0 0 1 84 0" strokeOpacity=".6" />
			</g>
			<circle cx="-38" cy="-46" r="8" fill="#7fd6a4" />
		</g>
		<g transform="translate(388 132) rotate(10)">
			<path d="M-84-8 -46-46H78a12 12 0 0 1 12 12V34a12 12 0 0 1-12 12H-46Z" fill="#f5b642" />
			<circle cx="-52" cy="0" r="8" fill="#fff" />
			<text x="22" y="17" textAnchor="middle" fontSize="50" fill="#16345c" className="font-display font-extrabold">
				$50
			</text>
			<path d="M-28 20 72-20" stroke="#b3261e" strokeWidth="8" strokeLinecap="round" />
		</g>
	</svg>
);

export const promoArt = { phone: PhoneArt, sim: SimArt };
