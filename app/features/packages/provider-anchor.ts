import type { Words } from "../../content/words";

/** From the English name, so that links work in every language. */
export const providerAnchor = (name: Words): string =>
	name.en
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
