import type { ShareSubject } from "./share-picture.server";

type Png = Uint8Array<ArrayBuffer>;

/** How many finished pictures are kept; one takes about 80 KB. */
const KEPT = 100;

const finished = new Map<string, Png>();
const underWay = new Map<string, Promise<Png>>();
let queue: Promise<unknown> = Promise.resolve();

/** The share picture under `key`, drawn when it is first asked for: one at a time, and each only once. */
export function sharePicture(key: string, subject: ShareSubject): Promise<Png> {
	const kept = finished.get(key);
	if (kept) {
		// Moved to the end: what was not asked for longest goes first.
		finished.delete(key);
		finished.set(key, kept);
		return Promise.resolve(kept);
	}
	const drawing = underWay.get(key) ?? enqueue(key, subject);
	underWay.set(key, drawing);
	return drawing;
}

function enqueue(key: string, subject: ShareSubject): Promise<Png> {
	const drawing = queue.then(() => draw(subject)).finally(() => underWay.delete(key));
	queue = drawing.catch(() => {});
	return drawing.then((png) => {
		finished.set(key, png);
		for (const oldest of finished.keys()) {
			if (finished.size <= KEPT) break;
			finished.delete(oldest);
		}
		return png;
	});
}

/** The fonts and the drawing libraries are loaded by the first picture, not by the start of the site. */
async function draw(subject: ShareSubject): Promise<Png> {
	const { drawSharePicture } = await import("./share-picture.server");
	return drawSharePicture(subject);
}
