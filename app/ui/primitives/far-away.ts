import { whenIdle } from "../when-idle";

/**
 * On a phone most of a page lies far below. Whoever comes new sees its beginning first: until the page is alive, what
 * has the class `far` is drawn only when it comes near (`shell.css`). Then all of it is, and the page has its true length.
 * Whoever comes back, reloads or asks for one place is taken there, so the page is drawn whole at once; so it is without
 * scripts.
 */
export const farScript = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.dataset.far="";`;

/** So many are drawn in one frame: no press has to wait long for it. */
const AT_ONCE = 3;

/** When the browser has nothing more urgent to do, from the top down. */
export function drawWholePage() {
	const drawNext = () => {
		const left = document.querySelectorAll<HTMLElement>(".far:not([data-near])");
		for (const part of [...left].slice(0, AT_ONCE)) part.dataset.near = "";
		if (left.length > AT_ONCE) requestAnimationFrame(() => whenIdle(drawNext));
		else delete document.documentElement.dataset.far;
	};
	if (document.documentElement.dataset.far !== undefined) whenIdle(drawNext);
}
