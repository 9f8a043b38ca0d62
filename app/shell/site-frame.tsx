import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { m } from "../paraglide/messages.js";
import { markReady } from "../ui/primitives/early-press";
import { later } from "../ui/primitives/later";
import { closeAllOverlays } from "../ui/primitives/overlay";
import { Toasts } from "../ui/primitives/toasts";
import { Header } from "./header";
import type { ShellData } from "./shell-data.server";

const Footer = later("footer", () => import("./footer"));
const SearchDialog = later("search", () => import("../features/search/search-dialog"));
const LanguageOffer = later("language-offer", () => import("./language-offer"));
const FloatingControls = later("floating-controls", () => import("./floating-controls"), "interaction");
const CartDrawer = later("cart-part", () => import("../features/cart/cart-drawer"));
const MenuDrawer = later("menu", () => import("./menu-drawer"));

export function SiteFrame({ shell, children }: { shell: ShellData; children: ReactNode }) {
	useNavigationFocus();
	useReadyMark();
	return (
		<>
			<a
				href="#content"
				className="sr-only z-50 rounded-full bg-accent px-5 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
			>
				{m.skip_to_content()}
			</a>
			<ProgressBar />
			<div className="flex min-h-dvh flex-col">
				<Header shell={shell} />
				<main id="content" tabIndex={-1} className="flex-1">
					{children}
				</main>
				<Footer shell={shell} />
			</div>
			<FloatingControls stores={shell.stores} />
			<MenuDrawer shell={shell} />
			<SearchDialog />
			<CartDrawer stores={shell.stores} />
			<LanguageOffer />
			<Toasts closeLabel={m.close()} regionLabel={m.notifications()} />
		</>
	);
}

/**
 * Client-side navigation: closes overlays and focuses the new heading, so that screen readers announce it and keyboard
 * navigation starts there.
 */
function useNavigationFocus() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		closeAllOverlays();
		const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
		if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
		heading?.focus({ preventScroll: true });
	}, [pathname]);
}

/** Sets `<html data-ready>` after hydration, for tests and for styles of controls that need scripts. */
function useReadyMark() {
	useEffect(() => {
		markReady(document.documentElement);
	}, []);
}

/** Shown only for slow navigations (the delay is in the style sheet). */
function ProgressBar() {
	const { state } = useNavigation();
	if (state === "idle") return null;
	return <div role="progressbar" aria-label={m.loading()} className="progress-bar" />;
}
