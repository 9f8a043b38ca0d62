/** SRCH-9: where a query leads. The first rule with a word that the query contains wins. */
const rules: readonly (readonly [words: readonly string[], path: string])[] = [
	[["wireless", "mobile", "phone", "cellular"], "/wireless-plans"],
	[["internet", "wifi", "fiber", "cable"], "/internet-plans"],
	[["security", "alarm"], "/security-systems"],
	[["tv", "streaming"], "/tv-cable-on-demand"],
	[["shop", "buy", "purchase"], "/shop"],
	[["location", "store", "address"], "/locations"],
	[["blog", "news"], "/blog"],
	[["about", "company"], "/about"],
	[["contact", "support"], "/contact"],
];

export function keywordRoute(query: string): string {
	const text = query.toLowerCase();
	return rules.find(([words]) => words.some((word) => text.includes(word)))?.[1] ?? "/wireless-plans";
}
