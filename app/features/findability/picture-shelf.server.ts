import type { ShareSubject } from "./share-picture.server";

type Png = Uint8Array<ArrayBuffer>;

/** One picture takes about 80 KB: room for all pages and some hundred stories in three languages. */
const MOST_BYTES = 48 * 1024 * 1024;

const kept = new Map<string, Png>();
let keptBytes = 0;
const underWay = new Map<string, Promise<Png>>();

/** A rendered picture, or one that is being rendered; undefined if neither. */
export function keptPicture(key: string): Promise<Png> | undefined {
	const png = kept.get(key);
	if (!png) return underWay.get(key);
	// Moved to the end: the least recently used picture is dropped first.
	kept.delete(key);
	kept.set(key, png);
	return Promise.resolve(png);
}

/** The share picture under `key`, rendered on first use and once for all who wait. */
export function sharePicture(key: string, subject: ShareSubject): Promise<Png> {
	const found = keptPicture(key);
	if (found) return found;
	const rendering = render(subject)
		.then((png) => keep(key, png))
		.finally(() => underWay.delete(key));
	underWay.set(key, rendering);
	return rendering;
}

function keep(key: string, png: Png): Png {
	kept.set(key, png);
	keptBytes += png.byteLength;
	for (const [oldest, { byteLength }] of kept) {
		if (keptBytes <= MOST_BYTES) break;
		kept.delete(oldest);
		keptBytes -= byteLength;
	}
	return png;
}

/** Fonts and art are loaded with the first picture, not at startup. */
async function render(subject: ShareSubject): Promise<Png> {
	const { renderSharePicture } = await import("./share-picture.server");
	return renderSharePicture(subject);
}
