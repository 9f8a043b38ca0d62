import type { Words } from "../../content/words";

/** What an address calls a group of TV packages: the same in every language, so that a link keeps working. */
export const providerAnchor = (name: Words): string =>
	name.en
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
