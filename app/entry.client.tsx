import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Locale } from "./content/words";
import { overwriteGetLocale } from "./paraglide/runtime.js";

const locale = document.documentElement.lang as Locale;
overwriteGetLocale(() => locale);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
