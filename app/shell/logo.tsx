import { useId } from "react";
import { dealer } from "../content/dealer";

/** A palmetto fan over a bay wave; the two gaps across the leaves are the arcs of a signal. */
function LogoMark({ size = 40 }: { size?: number }) {
	const mask = useId();
	return (
		<svg aria-hidden="true" viewBox="0 0 48 48" width={size} height={size}>
			<rect width="48" height="48" rx="13" className="fill-[#16345c]" />
			<mask id={mask}>
				<rect width="48" height="48" fill="#fff" />
				<path
					d="M14.5 26.5a10.6 10.6 0 0 1 19 0M9.6 21.4a17.4 17.4 0 0 1 28.8 0"
					fill="none"
					stroke="#000"
					strokeWidth="1.9"
				/>
			</mask>
			<g mask={`url(#${mask})`} fill="#7fd6a4">
				{[-68, -34, 0, 34, 68].map((angle) => (
					<path key={angle} d="M24 33Q18.9 19 24 7q5.1 12 0 26Z" transform={`rotate(${angle} 24 33)`} />
				))}
			</g>
			<path d="M8 38.5q4-3.4 8 0t8 0 8 0 8 0" fill="none" stroke="#f5b642" strokeWidth="3" strokeLinecap="round" />
		</svg>
	);
}

export function Logo() {
	const [first, second] = [dealer.shortName, dealer.name.slice(dealer.shortName.length).trim()];
	return (
		<span className="flex items-center gap-2.5">
			<LogoMark />
			<span className="flex flex-col font-display leading-none">
				<span className="text-lg font-extrabold tracking-tight">{first}</span>{" "}
				<span className="mt-1 text-xs font-semibold tracking-[0.14em] uppercase opacity-75">{second}</span>
			</span>
		</span>
	);
}
