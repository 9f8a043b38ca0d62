import mark from "../../../public/favicon.svg?raw";

/** The mark as in the header and the favicon, for pictures that are made on the server. */
export { mark };

const leaf = "M0 0Q-44-150 0-300 44-150 0 0Z";
const leaves = [-72, -48, -24, 0, 24, 48, 72]
	.map((angle) => `<path d="${leaf}" transform="rotate(${angle})"/>`)
	.join("");
const wave = (y: number) => `M-40 ${y}q40-34 80 0${"t80 0".repeat(17)}`;

/** The mark made large: a palmetto over the bay at the lower right, its signal going out over the whole picture. */
export const scenery = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" fill="none"><mask id="cut" maskUnits="userSpaceOnUse" x="-400" y="-400" width="800" height="500"><rect x="-400" y="-400" width="800" height="500" fill="#fff"/><path d="M-130 0a130 130 0 0 1 260 0M-215 0a215 215 0 0 1 430 0" stroke="#000" stroke-width="15"/></mask><g transform="translate(1035 548) scale(.82)"><g stroke="#7fb4e8" stroke-width="26"><path stroke-opacity=".16" d="M-370 0a370 370 0 0 1 740 0"/><path stroke-opacity=".11" d="M-460 0a460 460 0 0 1 920 0"/><path stroke-opacity=".07" d="M-550 0a550 550 0 0 1 1100 0"/></g><g mask="url(#cut)" fill="#7fd6a4">${leaves}</g></g><path d="${wave(536)}V640H-40Z" fill="#0b1a33"/><path stroke="#f5b642" stroke-width="11" stroke-linecap="round" d="${wave(536)}"/></svg>`;
