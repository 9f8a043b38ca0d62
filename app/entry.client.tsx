import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Locale } from "./content/words";
import { overwriteGetLocale } from "./paraglide/runtime.js";

const locale = document.documentElement.lang as Locale;
overwriteGetLocale(() => locale);

declare global {
	interface Window {
		/** Resolves when the page's own scripts have loaded (`server/scripts-later.ts`). */
		pageScripts?: Promise<void>;
	}
}

// They import from this file, so it may run before them.
Promise.resolve(window.pageScripts).then(() =>
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	}),
);
