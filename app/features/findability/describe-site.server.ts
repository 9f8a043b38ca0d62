import type { SearchActionLeaf, WebSite, WithActionConstraints } from "schema-dts";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { dealerFacts } from "../../platform/dealer-facts.server";
import { currentLocale } from "../../platform/language";
import type { PublicPages } from "../../platform/public-pages.server";
import { breadcrumbs, type Describe, dealerId } from "../../platform/structured-data.server";
import { listedPages } from "./listed-pages.server";

/** Structured data of every listed page: the site itself on the home page, breadcrumbs on all others. */
export const describePlace =
	(pages: PublicPages, path: string): Describe =>
	(address) => {
		if (path === "/") return [describeSite(address)];
		const listed = listedPages(pages);
		const page = listed.find((each) => each.path === path);
		if (!page) return [];
		const parents = listed.filter((each) => each.path !== "/" && path.startsWith(`${each.path}/`));
		return [
			breadcrumbs(address, [
				{ name: m.home_crumb(), path: "/" },
				...parents.map(({ title, path: parent }) => ({ name: title(dealerFacts()), path: parent })),
				{ name: page.title(dealerFacts()), path },
			]),
		];
	};

function describeSite(address: (path: string) => string): WebSite {
	const search: WithActionConstraints<SearchActionLeaf> = {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: `${address("/search")}?q={words}` },
		"query-input": "required name=words",
	};
	return {
		"@type": "WebSite",
		name: dealer.name,
		url: address("/"),
		inLanguage: currentLocale(),
		publisher: dealerId(address),
		potentialAction: search,
	};
}
