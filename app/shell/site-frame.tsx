import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "../paraglide/messages.js";
import { markReady } from "../ui/primitives/early-press";
import { later } from "../ui/primitives/later";
import { Toasts } from "../ui/primitives/toasts";
import { Header } from "./header";
import type { ShellData } from "./shell-data.server";

const LanguageStrip = later("language-strip", () => import("./language-strip"));
const Footer = later("footer", () => import("./footer"));
const SearchDialog = later("search", () => import("../features/search/search-dialog"));
const LanguageOffer = later("language-offer", () => import("./language-offer"));
const FloatingControls = later("floating-controls", () => import("./floating-controls"), "interaction");
const CartPart = later("cart-part", () => import("./cart-part"));
const MenuDrawer = later("menu", () => import("./menu-drawer"));

export function SiteFrame({ shell, children }: { shell: ShellData; children: ReactNode }) {
	useReadyMark();
	return (
		<>
			<a
				href="#content"
				className="sr-only z-50 rounded-full bg-accent px-5 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
			>
				{m.skip_to_content()}
			</a>
			<div className="flex min-h-dvh flex-col">
				<LanguageStrip />
				<Header shell={shell} />
				<main id="content" tabIndex={-1} className="flex-1">
					{children}
				</main>
				<Footer shell={shell} />
			</div>
			<FloatingControls stores={shell.stores} />
			<MenuDrawer shell={shell} />
			<SearchDialog />
			<CartPart stores={shell.stores} />
			<LanguageOffer />
			<LaterPageChanges />
			<Toasts closeLabel={m.close()} regionLabel={m.notifications()} />
		</>
	);
}

/** Back leaves the page and headings get no focus until it is loaded, and that is all. */
function LaterPageChanges() {
	const { pathname } = useLocation();
	const [firstPath] = useState(pathname);
	const [PageChanges, setPageChanges] = useState<typeof import("./page-changes").default>();
	useEffect(() => {
		import("./page-changes").then((module) => setPageChanges(() => module.default)).catch(() => {});
	}, []);
	return PageChanges && <PageChanges firstPath={firstPath} />;
}

/** Sets `<html data-ready>` after hydration, for tests and for styles of controls that need scripts. */
function useReadyMark() {
	useEffect(() => {
		markReady(document.documentElement);
	}, []);
}
