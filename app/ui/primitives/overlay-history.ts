import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { type Location, useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { closeAllOverlays } from "./overlay-command";
import { overlaysOf, placeOf, stateOf, useIsOverlayEntry } from "./overlay-entry";

/** Set by a press that leaves the page: the overlay closes at once, and its entry is about to be replaced. */
let isLeaving = false;

/** Navigates like a link inside an overlay. */
export function useLeaveOverlay(): (to: string, state?: unknown) => void {
	const navigate = useNavigate();
	const replace = useIsOverlayEntry();
	return useCallback(
		(to, state) => {
			isLeaving = replace;
			closeAllOverlays();
			navigate(to, { replace, state });
		},
		[navigate, replace],
	);
}

const find = (id: string) => document.getElementById(id);
const isOpen = (element: HTMLElement) => element.matches("dialog[open], :popover-open");

/** In the order in which they were opened, as far as history knows it. */
function openOverlays(known: readonly string[]): string[] {
	const open = [...document.querySelectorAll<HTMLElement>("dialog.overlay[open], .popover-menu:popover-open")].map(
		({ id }) => id,
	);
	return [...known.filter((id) => open.includes(id)), ...open.filter((id) => !known.includes(id))];
}

function show(wanted: readonly string[]) {
	for (const id of openOverlays([]).filter((each) => !wanted.includes(each))) {
		const overlay = find(id);
		if (overlay instanceof HTMLDialogElement) overlay.close();
		else overlay?.hidePopover();
	}
	for (const overlay of wanted.map(find)) {
		if (!overlay || isOpen(overlay)) continue;
		if (overlay instanceof HTMLDialogElement) overlay.showModal();
		else overlay.showPopover();
	}
}

/** A change of the location would make React render waiting parts anew, and close a dialog that was opened in one. */
const isHydrating = () => document.querySelector("[data-part]:not([data-ready])") !== null;

/**
 * Back closes the topmost overlay (BACK-1). Every open dialog or popover has a history entry of its own: the URL of the
 * page, with the ids of all open overlays in the router's location state. Whatever opens or closes an overlay (a press,
 * Escape, a press beside it, the phone's back gesture), history follows; when history moves (back, forward, reload), the
 * overlays follow. A link that is followed while an overlay is open replaces the overlay's entry.
 */
export function useOverlayHistory() {
	const location = useLocation();
	const navigate = useNavigate();
	const isNavigating = useNavigation().state !== "idle";
	const isPop = useNavigationType() === "POP";
	/** A navigation of ours is under way: the overlays are right, and history follows. */
	const isOwn = useRef(false);
	const shown = useRef<Location>(undefined);

	const write = useEffectEvent((mayClose: boolean) => {
		if (isLeaving || isNavigating || isOwn.current || isHydrating()) return;
		const written = overlaysOf(location);
		const open = openOverlays(written);
		const kept = open.filter((id, at) => id === written[at]).length;
		const isClosed = open.length < written.length;
		if ((open.length === written.length && kept === open.length) || (isClosed && !mayClose)) return;
		isOwn.current = true;
		if (isClosed && kept === open.length) {
			navigate(open.length - written.length);
			return;
		}
		const depth = isClosed ? written.length : kept + 1;
		const { pathname, search, hash } = location;
		navigate(
			{ pathname, search, hash },
			{
				replace: depth <= written.length,
				state: { ...stateOf(location), overlays: open.slice(0, depth), place: placeOf(location) },
				preventScrollReset: true,
				defaultShouldRevalidate: false,
			},
		);
	});

	const follow = useEffectEvent(() => {
		const before = shown.current;
		const isSamePage = before?.pathname === location.pathname;
		shown.current = location;
		// On the same page, what the visitor has opened stays open, unless history moved or a link was followed.
		const wasOwn = isOwn.current;
		const isRight = wasOwn || (!isPop && !isLeaving);
		isLeaving = false;
		isOwn.current = false;
		// An overlay may have been closed since a navigation of ours began; overlays opened before hydration get their entry.
		if (before ? isSamePage && isRight : openOverlays([]).length > 0) write(wasOwn || !before);
		else show(overlaysOf(location));
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the location.
	useEffect(() => follow(), [location.key]);
	useEffect(() => {
		if (!isNavigating) write(false);
	}, [isNavigating]);

	useEffect(() => {
		const onChange = () => write(true);
		const onReturn = () => {
			isLeaving = false;
		};
		// The first two do not bubble.
		document.addEventListener("toggle", onChange, true);
		document.addEventListener("close", onChange, true);
		const parts = new MutationObserver(() => write(false));
		parts.observe(document.body, { subtree: true, attributeFilter: ["data-ready"] });
		addEventListener("pageshow", onReturn);
		return () => {
			document.removeEventListener("toggle", onChange, true);
			document.removeEventListener("close", onChange, true);
			parts.disconnect();
			removeEventListener("pageshow", onReturn);
		};
	}, []);

	const beforeLink = useEffectEvent((event: MouseEvent) => {
		const link = linkToFollow(event);
		if (!link || overlaysOf(location).length === 0 || link.href !== document.location.href) return;
		// Navigating to the page that is there would leave two entries for it.
		event.preventDefault();
		scrollTo({ top: 0, behavior: "instant" });
		closeAllOverlays();
	});
	const afterLink = useEffectEvent((event: MouseEvent) => {
		const link = linkToFollow(event);
		if (!link || overlaysOf(location).length === 0 || link.href === document.location.href) return;
		isLeaving = true;
		if (event.defaultPrevented) return;
		// Not the router's: a page in another language is another document.
		event.preventDefault();
		document.location.replace(link.href);
	});
	useEffect(() => {
		const before = (event: MouseEvent) => beforeLink(event);
		const after = (event: MouseEvent) => afterLink(event);
		addEventListener("click", before, true);
		addEventListener("click", after);
		return () => {
			removeEventListener("click", before, true);
			removeEventListener("click", after);
		};
	}, []);
}

/** The link of a press that opens a page in this window. */
function linkToFollow({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
	if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
	const link = target.closest<HTMLAnchorElement>("a[href]:not([target], [download])");
	return link?.protocol.startsWith("http") ? link : undefined;
}
