/**
 * A press that comes before its script is not lost. Links, forms, menus and dialogs work by themselves; of other buttons
 * the last one pressed is remembered, and pressed again once the part of the page that it stands in is alive. A part
 * (`data-part`, or the whole document) is alive when it carries `data-ready`.
 */
const KEY = "earlyPress";

/** Runs before anything else, so it is written for the page's head. */
export const earlyPressScript = `addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([commandfor],[popovertarget])");if(b&&!((b.closest("[data-part]")||document.documentElement).hasAttribute("data-ready")))window.${KEY}=b},true);`;

/** Marks a part of the page as alive, and does what was asked of it before. */
export function markReady(part: HTMLElement) {
	part.dataset.ready = "";
	const pressed = (window as { [KEY]?: HTMLElement | undefined })[KEY];
	if (!pressed || (pressed.closest("[data-part]") ?? document.documentElement) !== part) return;
	(window as { [KEY]?: HTMLElement | undefined })[KEY] = undefined;
	if (pressed.isConnected) pressed.click();
}
