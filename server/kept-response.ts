import type { Entry } from "./page-cache";
import type { Form } from "./page-forms";

/** Browsers may store these pages, but must ask before they use them; shared caches may not store them. */
export const PRIVATE = "private, no-cache";

/**
 * The response to a request for a cached page. Shared caches may store it under its canonical URL only: queries can be
 * invented without end, and a flood of them must not evict real pages from a cache in front of us.
 */
export function keptResponse(
	{ address, page }: Entry,
	form: Form,
	{ method, target, ifNoneMatch }: { method: string; target: string; ifNoneMatch: string | undefined },
) {
	const isCanonical = page.status === 200 && !address.hasQuery && target === address.key;
	const cacheControl = isCanonical ? page.cacheControl : PRIVATE;
	const isUnchanged =
		page.status === 200 && ifNoneMatch !== undefined && (ifNoneMatch === "*" || ifNoneMatch.includes(page.tag));
	return {
		status: isUnchanged ? 304 : page.status,
		headers: { ...(isUnchanged ? page.headers : form.headers), "cache-control": cacheControl },
		body: isUnchanged || method === "HEAD" ? undefined : form.body,
	};
}
