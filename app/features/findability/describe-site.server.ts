import type { SearchActionLeaf, WebSite, WithActionConstraints } from "schema-dts";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { currentLocale } from "../../platform/language";
import { breadcrumbs, type Describe, dealerId } from "../../platform/structured-data.server";
import { knownPages, knownSubject } from "./known-pages.server";

/** What a known page is to machines whatever it shows: the site itself, or where it stands in the site. */
export const describePlace =
	(path: string): Describe =>
	(address) => {
		if (path === "/") return [describeSite(address)];
		const page = knownSubject(path);
		if (!page) return [];
		const parents = knownPages.filter((each) => each.path !== "/" && path.startsWith(`${each.path}/`));
		return [
			breadcrumbs(address, [
				{ name: m.home_crumb(), path: "/" },
				...parents.map(({ title, path: parent }) => ({ name: title(), path: parent })),
				{ name: page.title, path },
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
