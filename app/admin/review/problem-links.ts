/** A sentence about what is wrong, and the form where it can be mended. */
export interface Problem {
	text: string;
	to?: string;
}

/** How the rules of the catalogue begin a sentence about an item of a kind. */
const beginnings: readonly [RegExp, readonly string[]][] = [
	[/^Plan (\S+)/, ["internet-plan", "postpaid-plan", "prepaid-plan"]],
	[/^Security package (\S+)/, ["security-package"]],
	[/^TV package (\S+)/, ["tv-package"]],
	[/^TV provider (\S+)/, ["tv-provider"]],
	[/^Phone case (\S+)/, ["phone-case"]],
	[/^Partner (\S+)/, ["partner"]],
	[/^Promotion \S+ of (\S+)/, ["partner"]],
	[/^Landing page (\S+)/, ["landing"]],
	[/^Store ([\w-]+)/, ["store"]],
	[/^State (\S+)/, ["region"]],
	[/^Deal (\S+)/, ["deal"]],
	[/^Promo card (\S+)/, ["promo-card"]],
];

/** Finds the item that a sentence of `problemsOf` is about. */
export function problemLink(text: string, has: (key: string) => boolean): Problem {
	const sentence = text.replace(/^From \S+ \S+ on: /, "");
	const keys = beginnings.flatMap(([pattern, kinds]) => {
		const name = pattern.exec(sentence)?.[1]?.replace(/[:,]$/, "");
		return name ? kinds.map((kind) => `${kind}/${name}`) : [];
	});
	const key = [...keys, /^([a-z-]+\/[\w-]+):/.exec(sentence)?.[1] ?? ""].find((each) => has(each));
	return key ? { text, to: `/admin/items/${key}` } : { text };
}
