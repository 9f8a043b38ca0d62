import { useId } from "react";

const blade = "M0 0Q-21-62 0-120 21-62 0 0Z";

/** A palmetto leaf as in the mark: blades from one point, cut by the arcs of a signal. */
export function PalmettoFan({
	x,
	y,
	size = 1,
	lean = 0,
	color,
}: {
	x: number;
	y: number;
	size?: number;
	/** Degrees the whole leaf leans to the right. */
	lean?: number;
	color: string;
}) {
	const mask = useId();
	return (
		<g transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`}>
			<mask id={mask} maskUnits="userSpaceOnUse" x="-130" y="-130" width="260" height="160">
				<rect x="-130" y="-130" width="260" height="160" fill="#fff" />
				<path d="M-52 0a52 52 0 0 1 104 0M-86 0a86 86 0 0 1 172 0" fill="none" stroke="#000" strokeWidth="6" />
			</mask>
			<g mask={`url(#${mask})`} fill={color}>
				{[-78, -52, -26, 0, 26, 52, 78].map((angle) => (
					<path key={angle} d={blade} transform={`rotate(${angle})`} />
				))}
			</g>
		</g>
	);
}
