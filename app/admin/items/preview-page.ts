import type { Kind } from "../../catalogue/shapes";

type Data = Readonly<Record<string, unknown>>;

const pages: Partial<Record<Kind, (item: string, data: Data) => string>> = {
	"internet-plan": (item) => `/internet-plans?plan=${item}`,
	"postpaid-plan": (item) => `/wireless-plans?plan=${item}`,
	"prepaid-plan": (item) => `/wireless-plans?plan=${item}`,
	"internet-carrier": () => "/internet-plans",
	"postpaid-carrier": () => "/wireless-plans?tab=postpaid",
	"prepaid-carrier": () => "/wireless-plans?tab=prepaid",
	"tv-provider": (item) => `/tv-cable-on-demand#${item}`,
	"tv-package": (item) => `/tv-cable-on-demand#${item}`,
	"security-package": (item) => `/security-systems#${item}`,
	"phone-case": (item) => `/phone-cases#${item}`,
	partner: (item) => `/partners/${item}`,
	landing: (item) => `/partners/${item}`,
	store: (item) => `/locations#${item}`,
	region: () => "/locations",
	"search-entry": (_, { url }) => (typeof url === "string" ? url : "/search"),
};

/** The page of the site on which an item can be seen; what is on many pages is on the home page, too. */
export const pageOf = (kind: Kind, item: string, data: object | null): string =>
	pages[kind]?.(item, (data ?? {}) as Data) ?? "/";

/** The site as it would be with every draft. `at`: "now", or a time on the dealer's clock. */
export const previewOf = (page: string, at = "now"): string => `/admin/preview/draft/${at}${page}`;
