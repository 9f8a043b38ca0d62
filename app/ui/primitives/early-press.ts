/**
 * Replays a press made before hydration. Links, forms, menus and dialogs work without scripts; for other buttons the
 * last press is remembered and repeated once its part of the page (`data-part`, or the document) has `data-ready`.
 */
const KEY = "earlyPress";

/** The first interactions; `<html data-moved>` records one that came before the scripts. */
export const firstMoves = ["pointerover", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Inline in the head: it must run before anything else. */
export const earlyPressScript = `(function(d){${JSON.stringify(firstMoves)}.forEach(function(n){addEventListener(n,function(){d.dataset.moved=""},{capture:true,once:true,passive:true})});addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([commandfor],[popovertarget])");if(b&&!(b.closest("[data-part]")||d).hasAttribute("data-ready"))window.${KEY}=b},true)})(document.documentElement);`;

/** Marks a part as hydrated and replays the press that it missed. */
export function markReady(part: HTMLElement) {
	part.dataset.ready = "";
	const pressed = (window as { [KEY]?: HTMLElement | undefined })[KEY];
	if (!pressed || (pressed.closest("[data-part]") ?? document.documentElement) !== part) return;
	(window as { [KEY]?: HTMLElement | undefined })[KEY] = undefined;
	if (pressed.isConnected) pressed.click();
}
