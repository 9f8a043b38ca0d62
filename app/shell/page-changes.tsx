import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useSearchShortcuts } from "../features/search/search-shortcuts";
import { m } from "../paraglide/messages.js";
import { firstInteraction } from "../ui/primitives/later";
import { useOpenGroups } from "../ui/primitives/open-groups";
import { useOverlayHistory } from "../ui/primitives/overlay-history";

/** What the frame does when pages and overlays change, and on shortcuts. Loaded after hydration. */
export default function PageChanges({ firstPath }: { firstPath: string }) {
	useOpenGroups();
	useOverlayHistory();
	useSearchShortcuts();
	useNavigationFocus(firstPath);
	useEffect(() => {
		// Loaded before they are needed: the connection may be gone by then.
		firstInteraction()
			.then(() => import("./error-page"))
			.catch(() => {});
	}, []);
	return <ProgressBar />;
}

/**
 * Client-side navigation: focuses the new heading, so that screen readers announce it and keyboard navigation starts
 * there.
 */
function useNavigationFocus(firstPath: string) {
	const { pathname } = useLocation();
	const shown = useRef(firstPath);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
		if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
		heading?.focus({ preventScroll: true });
	}, [pathname]);
}

/** Shown only for slow navigations (the delay is in the style sheet). */
function ProgressBar() {
	const { state } = useNavigation();
	if (state === "idle") return null;
	return <div role="progressbar" aria-label={m.loading()} className="progress-bar" />;
}
