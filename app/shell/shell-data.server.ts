import { footerColumns, mainLinks, type NavGroup, type NavLink, shopMenu } from "../content/navigation";
import { socialGroups } from "../content/social";
import { listedVersion } from "../features/findability/listed-pages.server";
import { storeContacts } from "../features/stores/store-contacts.server";
import { dealerFacts } from "../platform/dealer-facts.server";
import { currentLocale, say } from "../platform/language";
import type { SiteFacts } from "../platform/page-meta";
import type { PublicPages } from "../platform/public-pages.server";

const link = ({ label, to }: NavLink) => ({ label: say(label), to });
const group = ({ heading, links }: NavGroup) => ({ heading: say(heading), links: links.map(link) });

/** Data of the frame around every page, in the language of the page. */
export function shellData(siteUrl: string, pages: PublicPages) {
	const locale = currentLocale();
	return {
		site: { url: siteUrl, shareVersion: listedVersion(pages), dealerFacts: dealerFacts() } satisfies SiteFacts,
		year: new Date().getFullYear(),
		mainLinks: mainLinks.map(link),
		services: group(shopMenu.services),
		products: {
			...group(shopMenu.products),
			comingSoon: say(shopMenu.products.comingSoon),
			note: say(shopMenu.products.note),
		},
		footerColumns: footerColumns.map(group),
		// The accounts in the visitor's language come first.
		social: socialGroups
			.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale))
			.map(({ language, audience, flag, links }) => ({
				language: say(language),
				audience: say(audience),
				flag,
				links,
			})),
		stores: storeContacts(),
	};
}

export type ShellData = ReturnType<typeof shellData>;
