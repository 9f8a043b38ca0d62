import type { ReactNode } from "react";

const flags: Record<"br" | "mx" | "us", ReactNode> = {
	us: (
		<>
			<path fill="#fff" d="M0 0h21v15H0z" />
			<path stroke="#b22234" strokeWidth="1.15" d="M0 .6h21M0 2.9h21M0 5.2h21M0 7.5h21M0 9.8h21M0 12.1h21M0 14.4h21" />
			<path fill="#3c3b6e" d="M0 0h9.5v8.1H0z" />
			<path
				fill="#fff"
				d="M1.4 1.3h1v1h-1zm2.8 0h1v1h-1zm2.8 0h1v1H7zM2.8 3.6h1v1h-1zm2.8 0h1v1h-1zM1.4 5.9h1v1h-1zm2.8 0h1v1h-1zm2.8 0h1v1H7z"
			/>
		</>
	),
	mx: (
		<>
			<path fill="#006847" d="M0 0h7v15H0z" />
			<path fill="#fff" d="M7 0h7v15H7z" />
			<path fill="#ce1126" d="M14 0h7v15h-7z" />
			<path fill="none" stroke="#8a5a2b" strokeWidth="1.3" d="M8.7 6.6c0 3.4 3.6 3.4 3.6 0M10.5 5.2v2.6" />
		</>
	),
	br: (
		<>
			<path fill="#009739" d="M0 0h21v15H0z" />
			<path fill="#fedd00" d="m10.5 1.7 8.3 5.8-8.3 5.8-8.3-5.8z" />
			<circle cx="10.5" cy="7.5" r="3.3" fill="#012169" />
			<path fill="none" stroke="#fff" strokeWidth=".7" d="M7.4 6.8c2.2-.4 4.5.3 6.2 1.9" />
		</>
	),
};

/** SVG because several systems have no flags among their emoji. Hidden from screen readers: the country's name is beside it. */
export const Flag = ({ country }: { country: keyof typeof flags }) => (
	<svg aria-hidden="true" viewBox="0 0 21 15" width="21" height="15" className="shrink-0 rounded-[2px]">
		{flags[country]}
	</svg>
);
