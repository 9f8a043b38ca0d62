import { currentCatalogue } from "../../catalogue/current.server";
import { m } from "../../paraglide/messages.js";
import type { DealerFacts } from "../../platform/dealer-facts";
import type { PageList } from "../../platform/page-handle";

interface ListedPage {
	/** The value of the one parameter in the path. */
	value: string;
	title: (facts: DealerFacts) => string;
	section: (facts: DealerFacts) => string;
	color: string;
}

/** Routes name a list in their `handle`; its entries stay on the server. */
export const pageLists: Readonly<Record<PageList, () => readonly ListedPage[]>> = {
	partners: () =>
		currentCatalogue().partners.map(({ slug, name, primaryColor }) => ({
			value: slug,
			title: () => name,
			section: m.partners_eyebrow,
			color: primaryColor,
		})),
};

/** The path of one page of a list. */
export const pathOfValue = (path: string, value: string): string => path.replace(/:\w+/, value);
