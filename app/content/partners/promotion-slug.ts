import type { Promotion } from "./partner";

/** What an address calls a promotion. It comes from the English title, so that it is the same in every language. */
export const promotionSlug = ({ title }: Pick<Promotion, "title">): string =>
	title.en
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
