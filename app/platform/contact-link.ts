type Ids = string | readonly string[] | undefined;

/** What a visitor asks a store about: the query of the contact page (CONTACT-1). */
export interface Enquiry {
	plan?: Ids;
	package?: Ids;
	partner?: string | undefined;
	promotion?: string | undefined;
	deal?: string | undefined;
	topic?: "security" | "tv" | undefined;
	/** Phone cases: "case-clear-slim.iphone-15:2,case-flip-fold:1". */
	cart?: string | undefined;
	store?: string | undefined;
}

/** The contact page with the enquiry filled in. Colons and commas need no escaping in a query. */
export function contactLink(about: Enquiry): string {
	const query = Object.entries(about).flatMap(([name, value]) =>
		[value ?? []]
			.flat()
			.map((each) => `${name}=${encodeURIComponent(each).replaceAll("%3A", ":").replaceAll("%2C", ",")}`),
	);
	return `/contact?${query.join("&")}`;
}
