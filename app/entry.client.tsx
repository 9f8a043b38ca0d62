import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Locale } from "./content/words";
import { overwriteGetLocale } from "./paraglide/runtime.js";

const locale = document.documentElement.lang as Locale;
overwriteGetLocale(() => locale);

declare global {
	interface Window {
		/** Settled when the scripts of the page itself are there: `server/scripts-later.ts`. */
		pageScripts?: Promise<void>;
	}
}

// This file may come before them, since others import from it.
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
