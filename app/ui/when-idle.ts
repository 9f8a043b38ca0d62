/** At the latest: a tab in the background is never idle, and a browser that is busy for so long will not become idle soon. */
const LATEST = 1000;

/** Does something when the browser has nothing more urgent to do. What it gives back calls it off. */
export function whenIdle(work: () => void): () => void {
	// Safari does not know it.
	if (!window.requestIdleCallback) {
		const waiting = setTimeout(work);
		return () => clearTimeout(waiting);
	}
	const waiting = requestIdleCallback(work, { timeout: LATEST });
	return () => cancelIdleCallback(waiting);
}
