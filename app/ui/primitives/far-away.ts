import { whenIdle } from "../when-idle";

/**
 * On a phone most of a page lies below. Whoever comes new sees its beginning first: what has the class `far` is left out
 * of the first frame, then drawn when it comes near (`shell.css`). Once the page is alive all of it is drawn, and the page
 * has its true length. Whoever comes back, reloads or asks for one place is taken there, so the page is drawn whole at
 * once; so it is without scripts.
 */
export const farScript = `(function(d){if(performance.getEntriesByType("navigation")[0]?.type!=="navigate"||location.hash)return;d.far="first";requestAnimationFrame(function(){setTimeout(function(){if(d.far)d.far=""})})})(document.documentElement.dataset);`;

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
