import { dealer } from "../content/dealer";

/** A palmetto fan over a bay wave, with two signal arcs cut out of the leaves in the background colour. */
const LogoMark = () => (
	<svg aria-hidden="true" viewBox="0 0 48 48" width="40" height="40" fill="none">
		<rect width="48" height="48" rx="13" fill="#16345c" />
		<path
			fill="#7fd6a4"
			d="M24 33Q9.1 32.5 -.1 23.3 12.9 23 24 33ZM24 33Q11.9 24.2 9.5 11.4 20.4 18.5 24 33ZM24 33Q18.9 19 24 7 29.1 19 24 33ZM24 33Q27.6 18.5 38.5 11.4 36.1 24.2 24 33ZM24 33Q35.1 23 48.1 23.3 38.9 32.5 24 33Z"
		/>
		<path stroke="#16345c" strokeWidth="1.9" d="M14.5 26.5a10.6 10.6 0 0 1 19 0M9.6 21.4a17.4 17.4 0 0 1 28.8 0" />
		<path stroke="#f5b642" strokeWidth="3" strokeLinecap="round" d="M8 38.5q4-3.4 8 0t8 0 8 0 8 0" />
	</svg>
);

export function Logo() {
	const [first, second] = [dealer.shortName, dealer.name.slice(dealer.shortName.length).trim()];
	return (
		<span className="flex items-center gap-2 sm:gap-2.5">
			<LogoMark />
			<span className="flex flex-col font-display">
				{/* Smaller on the narrowest phones, to stay on one line beside the buttons. */}
				<span className="text-[clamp(0.875rem,10vw_-_1.125rem,1.125rem)] leading-tight font-extrabold tracking-tight sm:text-lg">
					{first}
				</span>{" "}
				<span className="text-xs font-semibold tracking-[0.14em] uppercase opacity-75">{second}</span>
			</span>
		</span>
	);
}
