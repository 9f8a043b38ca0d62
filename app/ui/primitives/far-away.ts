/**
 * On a phone most of a page lies far below. Whoever comes new sees its beginning first: until the page is alive, cards
 * with the class `far` are drawn only when they come near (`shell.css`). Then all are, and the page has its true length.
 * Whoever comes back, reloads or asks for one place is taken there, so the page is drawn whole at once; so it is without
 * scripts.
 */
export const farScript = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.dataset.far="";`;

/** When the browser has nothing more urgent to do. */
export function drawWholePage() {
	const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? setTimeout;
	whenIdle(() => {
		delete document.documentElement.dataset.far;
	});
}
