import { byteBoundedMap } from "./byte-bounded-map";
import type { PageAddress } from "./page-address";
import { type Encoding, type Form, type Page, quickForm, smallForm } from "./page-forms";
import type { Content } from "./public-pages";

/** A page at its address. */
export interface Entry {
	address: PageAddress;
	page: Page;
	bytes: number;
	madeAt: number;
	/** Its content has changed since: nobody gets it unless there is nothing better. */
	isOutdated: boolean;
	/** Forms that are being made. */
	making: Partial<Record<Encoding, Promise<Form>>>;
	isSqueezed: boolean;
}

export interface PageCacheParts {
	/** Makes the page of an address. What it throws, and pages with a status of 500 or more, are failures. */
	render: (key: string) => Promise<Page>;
	/** How much the pages may hold in memory, all forms together. */
	mostBytes: number;
	/** After so many milliseconds a page is made anew, while the old one is still served. */
	maxAge: number;
	now?: () => number;
	/** Told of failures that no visitor sees, because the last good page is served. */
	onHiddenFailure?: (key: string, cause: unknown) => void;
}

/** What an address with words of the visitor's choosing may take of the whole, so that they push nothing else out. */
const SHARE_OF_QUERIES = 0.25;

/**
 * Finished pages, each rendered once for everyone. A page is served while it is good, served and made anew in the
 * background when it is old, made anew before it is served when its content changed, and served however old when
 * making it fails.
 */
export function pageCache({ render, mostBytes, maxAge, now = Date.now, onHiddenFailure }: PageCacheParts) {
	const plain = byteBoundedMap<Entry>(mostBytes * (1 - SHARE_OF_QUERIES));
	const asked = byteBoundedMap<Entry>(mostBytes * SHARE_OF_QUERIES);
	const underway = new Map<string, { address: PageAddress; made: Promise<Entry> }>();
	/** How often each content has changed: tells a render that it began before the last change. */
	const changes = new Map<Content, number>();
	let squeezing: Promise<unknown> = Promise.resolve();

	const shelfOf = (address: PageAddress) => (address.hasQuery ? asked : plain);
	const lookUp = (key: string) => plain.use(key) ?? asked.use(key);
	const changesOf = (content: Content | undefined) => (content && changes.get(content)) ?? 0;

	/** Renders an address, once for all who ask at the same time. */
	function make(address: PageAddress): Promise<Entry> {
		const same = underway.get(address.key);
		if (same) return same.made;
		const seen = changesOf(address.content);
		const made = render(address.key)
			.then((page) => keep(address, page, changesOf(address.content) !== seen))
			.finally(() => {
				if (underway.get(address.key)?.made === made) underway.delete(address.key);
			});
		underway.set(address.key, { address, made });
		return made;
	}

	function keep(address: PageAddress, page: Page, isOutdated: boolean): Entry {
		const before = lookUp(address.key);
		if (before && before.page.tag === page.tag) {
			before.madeAt = now();
			before.isOutdated = isOutdated;
			return before;
		}
		const entry: Entry = { address, page, bytes: page.bytes, madeAt: now(), isOutdated, making: {}, isSqueezed: false };
		// What began before the last change must not replace what began after it.
		if (before && isOutdated) return entry;
		const isGood = page.status === 200 || (page.status === 404 && address.isShared);
		if (isGood && !page.isPrivate) shelfOf(address).set(address.key, entry);
		// A failure leaves the last good page; anything else means that it is no longer there.
		else if (page.status < 500) shelfOf(address).remove(address.key);
		return entry;
	}

	async function makeOrServeOld(address: PageAddress, old: Entry | undefined): Promise<Entry> {
		if (!old) return make(address);
		try {
			const entry = await make(address);
			if (entry.page.status < 500) return entry;
			onHiddenFailure?.(address.key, `status ${entry.page.status}`);
		} catch (cause) {
			onHiddenFailure?.(address.key, cause);
		}
		return old;
	}

	/** A good entry at once, or nothing; an old one is made anew behind the visitor's back. */
	function ready(key: string): Entry | undefined {
		const entry = lookUp(key);
		if (!entry || entry.isOutdated) return undefined;
		if (now() - entry.madeAt > maxAge) {
			// Failing or not, the next try is due one age later.
			entry.madeAt = now();
			void makeOrServeOld(entry.address, entry);
		}
		return entry;
	}

	async function get(address: PageAddress): Promise<Entry> {
		return ready(address.key) ?? makeOrServeOld(address, lookUp(address.key));
	}

	/** A page in an encoding; the small brotli form follows in the background once somebody has asked for a page. */
	function formOf(entry: Entry, encoding: Encoding): Form | Promise<Form> {
		const { forms } = entry.page;
		// A redirect has no body: nothing to make smaller.
		const made = forms.identity.size === 0 ? forms.identity : forms[encoding];
		if (encoding === "br" && !entry.isSqueezed && made) squeeze(entry);
		if (made) return made;
		const making =
			entry.making[encoding] ??
			quickForm(entry.page, encoding as "br" | "gzip").then((form) => {
				setForm(entry, encoding, form);
				return form;
			});
		entry.making[encoding] = making;
		return making;
	}

	function setForm(entry: Entry, encoding: Encoding, form: Form) {
		const before = entry.page.forms[encoding]?.size ?? 0;
		entry.page.forms[encoding] = form;
		shelfOf(entry.address).grew(entry.address.key, entry, form.size - before);
	}

	/** One page at a time, so that at most one core is busy with it. */
	function squeeze(entry: Entry) {
		entry.isSqueezed = true;
		if (entry.page.status !== 200) return;
		squeezing = squeezing
			.then(() => smallForm(entry.page))
			.then((form) => setForm(entry, "br", form))
			.catch(() => {});
	}

	return {
		ready,
		get,
		formOf,
		/** To be called when content changed: its pages are made anew when they are next asked for. */
		outdate(content: Content) {
			changes.set(content, changesOf(content) + 1);
			for (const [key, { address }] of underway) if (address.content === content) underway.delete(key);
			for (const shelf of [plain, asked]) {
				for (const entry of shelf.values()) if (entry.address.content === content) entry.isOutdated = true;
			}
		},
		/** How many pages are kept, and what they hold in memory. */
		size: () => ({ pages: plain.size + asked.size, bytes: plain.bytes + asked.bytes }),
	};
}

export type PageCache = ReturnType<typeof pageCache>;
