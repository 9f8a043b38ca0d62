/** Where a link wants to lead afterwards, if that is a path of this site; otherwise null. */
export function safeNext(next: string | null): string | null {
	if (!next?.startsWith("/") || next.length > 500) return null;
	// Browsers read "\" as "/", drop tabs and line breaks, and take "//host" for another site.
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
	if (/^\/[/\\]|[\u0000-\u0020\u007f\\]/.test(next)) return null;
	const here = "http://this.site";
	if (!URL.canParse(next, here)) return null;
	const url = new URL(next, here);
	return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : null;
}
