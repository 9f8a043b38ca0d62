/** The mark as in the header and the favicon, for pictures that are made on the server. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="13" fill="#16345c"/><mask id="m"><rect width="48" height="48" fill="#fff"/><path d="M14.5 26.5a10.6 10.6 0 0 1 19 0M9.6 21.4a17.4 17.4 0 0 1 28.8 0" fill="none" stroke="#000" stroke-width="1.9"/></mask><g mask="url(#m)" fill="#7fd6a4"><path id="b" d="M24 33Q18.9 19 24 7q5.1 12 0 26Z"/><use href="#b" transform="rotate(-68 24 33)"/><use href="#b" transform="rotate(-34 24 33)"/><use href="#b" transform="rotate(34 24 33)"/><use href="#b" transform="rotate(68 24 33)"/></g><path d="M8 38.5q4-3.4 8 0t8 0 8 0 8 0" fill="none" stroke="#f5b642" stroke-width="3" stroke-linecap="round"/></svg>`;

const leaf = "M0 0Q-44-150 0-300 44-150 0 0Z";
const leaves = [-72, -48, -24, 0, 24, 48, 72]
	.map((angle) => `<path d="${leaf}" transform="rotate(${angle})"/>`)
	.join("");
const wave = (y: number) => `M-40 ${y}q40-34 80 0${"t80 0".repeat(17)}`;

/** The mark made large: a palmetto over the bay at the lower right, its signal going out over the whole picture. */
export const scenery = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" fill="none"><mask id="cut" maskUnits="userSpaceOnUse" x="-400" y="-400" width="800" height="500"><rect x="-400" y="-400" width="800" height="500" fill="#fff"/><path d="M-130 0a130 130 0 0 1 260 0M-215 0a215 215 0 0 1 430 0" stroke="#000" stroke-width="15"/></mask><g transform="translate(1010 548) scale(.86)"><g stroke="#7fb4e8" stroke-width="26"><path stroke-opacity=".16" d="M-370 0a370 370 0 0 1 740 0"/><path stroke-opacity=".11" d="M-460 0a460 460 0 0 1 920 0"/><path stroke-opacity=".07" d="M-550 0a550 550 0 0 1 1100 0"/></g><g mask="url(#cut)" fill="#7fd6a4">${leaves}</g></g><path d="${wave(536)}V640H-40Z" fill="#0b1a33"/><path stroke="#f5b642" stroke-width="11" stroke-linecap="round" d="${wave(536)}"/></svg>`;
