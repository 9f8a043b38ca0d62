/**
 * What a visitor does before the scripts have come is not lost. Links, forms, menus and dialogs work by themselves; of
 * other buttons the last one pressed is remembered, and pressed again once the part of the page that it stands in is
 * alive. A part (`data-part`, or the whole document) is alive when it carries `data-ready`.
 */
const KEY = "earlyPress";

/** The signs that a visitor has begun to do something; `<html data-moved>` remembers one that came early. */
export const firstMoves = ["pointerover", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Runs before anything else, so it is written for the page's head. */
export const earlyPressScript = `(function(d){${JSON.stringify(firstMoves)}.forEach(function(n){addEventListener(n,function(){d.dataset.moved=""},{capture:true,once:true,passive:true})});addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([commandfor],[popovertarget])");if(b&&!(b.closest("[data-part]")||d).hasAttribute("data-ready"))window.${KEY}=b},true)})(document.documentElement);`;

/** Marks a part of the page as alive, and does what was asked of it before. */
export function markReady(part: HTMLElement) {
	part.dataset.ready = "";
	const pressed = (window as { [KEY]?: HTMLElement | undefined })[KEY];
	if (!pressed || (pressed.closest("[data-part]") ?? document.documentElement) !== part) return;
	(window as { [KEY]?: HTMLElement | undefined })[KEY] = undefined;
	if (pressed.isConnected) pressed.click();
}
