/** PART-5: the contact page, knowing which partner and which promotion the visitor was looking at. */
export function contactLink({ partner, promotion }: { partner: string; promotion?: string }): string {
	const query = new URLSearchParams({ partner });
	if (promotion) query.set("promotion", promotion);
	return `/contact?${query}`;
}
