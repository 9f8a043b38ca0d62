import type { Content } from "../app/platform/shown-parts.server";
import { byteBoundedMap } from "./byte-bounded-map";
import type { PageAddress } from "./page-address";
import { type Encoding, type Form, type Page, quickForm, smallForm } from "./page-forms";

/** A cache entry. */
export interface Entry {
	address: PageAddress;
	page: Page;
	bytes: number;
	renderedAt: number;
	/** Its content has changed since: it is served only if rendering fails. */
	isOutdated: boolean;
	/** Waits for its turn to be rendered again: under load that may take longer than a page stays fresh. */
	isRefreshing: boolean;
	/** Encodings that are being made. */
	compressing: Partial<Record<Encoding, Promise<Form>>>;
	isSqueezed: boolean;
}

export interface PageCacheParts {
	/** Renders a page. What it throws, and a status of 500 or more, are failures. */
	render: (key: string) => Promise<Page>;
	/** Does work that no visitor waits for when there is time. */
	later: (work: () => Promise<unknown>) => void;
	/** How much memory the pages may take, all encodings together. */
	mostBytes: number;
	/** After so many milliseconds a page is rendered again, while the old one is still served. */
	maxAge: number;
	now?: () => number;
	/** Called for failures that no visitor sees, because the last good page is served. */
	onHiddenFailure?: (key: string, cause: unknown) => void;
}

/** What URLs with a query may take of the whole: visitors can invent any number of them, and they must evict nothing else. */
const SHARE_OF_QUERIES = 0.25;

/**
 * Pages, each rendered once for everyone. A page is served while it is fresh, served and rendered again in the background when it
 * is old, rendered again before it is served when its content changed, and served however old when rendering fails.
 */
export function pageCache({ render, later, mostBytes, maxAge, now = Date.now, onHiddenFailure }: PageCacheParts) {
	const plain = byteBoundedMap<Entry>(mostBytes * (1 - SHARE_OF_QUERIES));
	const asked = byteBoundedMap<Entry>(mostBytes * SHARE_OF_QUERIES);
	const rendering = new Map<string, { address: PageAddress; made: Promise<Entry> }>();
	/** How often each content has changed: shows that a rendering began before the last change. */
	const changes = new Map<Content, number>();

	const mapOf = (address: PageAddress) => (address.hasQuery ? asked : plain);
	const lookUp = (key: string) => plain.use(key) ?? asked.use(key);
	const changesOf = ({ content }: PageAddress) => content.reduce((sum, each) => sum + (changes.get(each) ?? 0), 0);

	/** Renders a page, once for everyone who asks at the same time. */
	function make(address: PageAddress): Promise<Entry> {
		const same = rendering.get(address.key);
		if (same) return same.made;
		const seen = changesOf(address);
		const made = render(address.key)
			.then((page) => keep(address, page, changesOf(address) !== seen))
			.finally(() => {
				if (rendering.get(address.key)?.made === made) rendering.delete(address.key);
			});
		rendering.set(address.key, { address, made });
		return made;
	}

	function keep(address: PageAddress, page: Page, isOutdated: boolean): Entry {
		const before = lookUp(address.key);
		if (before && before.page.tag === page.tag) {
			before.renderedAt = now();
			before.isOutdated = isOutdated;
			return before;
		}
		const entry: Entry = {
			address,
			page,
			bytes: page.bytes,
			renderedAt: now(),
			isOutdated,
			isRefreshing: false,
			compressing: {},
			isSqueezed: false,
		};
		// A rendering that began before the last change must not replace one that began after it.
		if (before && isOutdated) return entry;
		const isGood = page.status === 200 || (page.status === 404 && address.isShared);
		if (isGood && !page.isPrivate) mapOf(address).set(address.key, entry);
		// A failure leaves the last good page; anything else means that the page is gone.
		else if (page.status < 500) mapOf(address).remove(address.key);
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

	/** An entry that can be served at once, if there is one; an old one is rendered again in the background. */
	function ready(key: string): Entry | undefined {
		const entry = lookUp(key);
		if (!entry || entry.isOutdated) return undefined;
		if (now() - entry.renderedAt > maxAge && !entry.isRefreshing) {
			entry.isRefreshing = true;
			later(async () => {
				await makeOrServeOld(entry.address, entry);
				// Whether it succeeded or not, the next try is due one age later.
				entry.renderedAt = now();
				entry.isRefreshing = false;
			});
		}
		return entry;
	}

	async function get(address: PageAddress): Promise<Entry> {
		return ready(address.key) ?? makeOrServeOld(address, lookUp(address.key));
	}

	/**
	 * A page in an encoding. Once a page has been asked for, the smaller brotli form is made in the background, but not of pages
	 * that visitors can invent faster than they are compressed.
	 */
	function formOf(entry: Entry, encoding: Encoding): Form | Promise<Form> {
		const { forms } = entry.page;
		// A redirect has no body.
		const made = forms.identity.body.length === 0 ? forms.identity : forms[encoding];
		const isWorthIt = entry.page.status === 200 && !entry.address.isOpenEnded;
		if (made && encoding === "br" && !entry.isSqueezed && isWorthIt) {
			entry.isSqueezed = true;
			later(async () => setForm(entry, "br", await smallForm(entry.page)));
		}
		if (made) return made;
		entry.compressing[encoding] ??= quickForm(entry.page, encoding as "br" | "gzip").then(
			(form) => setForm(entry, encoding, form),
			() => forms.identity,
		);
		return entry.compressing[encoding];
	}

	function setForm(entry: Entry, encoding: Encoding, form: Form): Form {
		const before = entry.page.forms[encoding]?.body.length ?? 0;
		entry.page.forms[encoding] = form;
		mapOf(entry.address).grew(entry.address.key, entry, form.body.length - before);
		delete entry.compressing[encoding];
		return form;
	}

	return {
		ready,
		get,
		formOf,
		/** When content changed: its pages are rendered again when they are next asked for. */
		outdate(changed: readonly Content[]) {
			for (const content of changed) changes.set(content, (changes.get(content) ?? 0) + 1);
			const shows = ({ content }: PageAddress) => content.some((each) => changed.includes(each));
			for (const [key, { address }] of rendering) if (shows(address)) rendering.delete(key);
			for (const map of [plain, asked]) {
				for (const entry of map.values()) if (shows(entry.address)) entry.isOutdated = true;
			}
		},
		/** How many pages are cached, and how much memory they take. */
		size() {
			const [all, queries] = [plain.size(), asked.size()];
			return { pages: all.values + queries.values, bytes: all.bytes + queries.bytes };
		},
	};
}

export type PageCache = ReturnType<typeof pageCache>;
