/** An exported catalogue with copies of its plans, packages and cases, until there are so many items. */
export function enlargedCatalogue(text: string, size: number): string {
	const content = JSON.parse(text) as { items: Record<string, Record<string, unknown>> };
	const kinds = ["internet-plan", "postpaid-plan", "prepaid-plan", "tv-package", "security-package", "phone-case"];
	const originals = kinds.flatMap((kind) =>
		Object.entries(content.items[kind] ?? {}).map((each) => [kind, each] as const),
	);
	let count = Object.values(content.items).reduce((sum, all) => sum + Object.keys(all).length, 0);
	for (let copy = 1; count < size; copy++)
		for (const [kind, [item, data]] of originals) {
			if (count >= size) break;
			(content.items[kind] as Record<string, unknown>)[`${item}-copy-${copy}`] = data;
			count++;
		}
	return JSON.stringify(content);
}
