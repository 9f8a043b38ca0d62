/** Where to go after signing in: the given path if it is one of this site, else null. */
export function safeNext(next: string | null): string | null {
	const here = "http://this.site";
	if (!next?.startsWith("/") || next.length > 500 || !URL.canParse(next, here)) return null;
	const url = new URL(next, here);
	const path = `${url.pathname}${url.search}${url.hash}`;
	// The result is checked, not the input: parsing turns "/.//evil.test" into the path "//evil.test", which as a link
	// means another host.
	return URL.canParse(path, here) && new URL(path, here).href === url.href && url.origin === here ? path : null;
}
