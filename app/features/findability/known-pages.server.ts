import { createHash } from "node:crypto";
import { dealer } from "../../content/dealer";
import { partners } from "../../content/partners";
import { m } from "../../paraglide/messages.js";
import { currentLocale, say } from "../../platform/language";
import { mark, scenery } from "./brand-art.server";
import type { ShareSubject } from "./share-picture.server";

interface KnownPage {
	/** Without its language. */
	path: string;
	title: () => string;
	section: () => string;
	color?: string;
	/** Queries that make another page of it. */
	variants?: readonly string[];
}

/** Every page of the site that search engines may list, but for the stories, which the database knows. */
export const knownPages: readonly KnownPage[] = [
	{ path: "/", title: m.home_title, section: m.home_hero_eyebrow },
	{
		path: "/wireless-plans",
		title: m.wireless_plans_title,
		section: m.plans_wireless_eyebrow,
		variants: ["?tab=prepaid"],
	},
	{
		path: "/internet-plans",
		title: m.internet_plans_title,
		section: m.plans_internet_eyebrow,
		variants: ["?contract=no"],
	},
	{ path: "/security-systems", title: m.security_systems_title, section: m.packages_security_eyebrow },
	{ path: "/tv-cable-on-demand", title: m.tv_title, section: m.packages_tv_eyebrow },
	{ path: "/phone-cases", title: m.phone_cases_title, section: m.cases_eyebrow },
	{ path: "/shop", title: m.shop_title, section: m.shop_coming_soon },
	{ path: "/partners", title: m.partners_title, section: m.partners_eyebrow },
	...partners.map(({ slug, name, primaryColor }) => ({
		path: `/partners/${slug}`,
		title: () => name,
		section: m.partners_eyebrow,
		color: primaryColor,
	})),
	{ path: "/locations", title: m.locations_title, section: m.stores_eyebrow },
	{ path: "/blog", title: m.stories_title, section: m.stories_eyebrow },
	{ path: "/about", title: m.about_title, section: () => m.about_since({ year: dealer.foundingYear }) },
	{ path: "/contact", title: m.contact_title, section: m.contact_eyebrow },
	{ path: "/privacy", title: m.privacy_title, section: m.legal_eyebrow },
	{ path: "/terms", title: m.terms_title, section: m.legal_eyebrow },
];

const subjectOf = ({ title, section, color }: KnownPage): ShareSubject => ({
	title: title(),
	section: section(),
	...(color && { color }),
});

/** What the share picture of a page says, in the language of the request; nothing for a page that is not known. */
export function knownSubject(path: string): ShareSubject | undefined {
	const page = knownPages.find((each) => each.path === path);
	return page && subjectOf(page);
}

export const storySubject = (title: string): ShareSubject => ({ title, section: m.stories_title() });

/** Changes whenever the picture would. */
export const versionOf = (subjects: ShareSubject | readonly ShareSubject[]): string =>
	createHash("sha256")
		.update(JSON.stringify([subjects, dealer.name, say(dealer.tagline), mark, scenery]))
		.digest("hex")
		.slice(0, 8);

const versions = new Map<string, string>();

/** One version for the pictures of all known pages: their titles come with a release, and change together. */
export function knownVersion(): string {
	const locale = currentLocale();
	const version = versions.get(locale) ?? versionOf(knownPages.map(subjectOf));
	versions.set(locale, version);
	return version;
}
