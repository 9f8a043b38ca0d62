/** Upper limit: a background tab is never idle. */
const LATEST = 1000;

/** Runs `work` when the browser is idle. Returns a cancel function. */
export function whenIdle(work: () => void): () => void {
	// Safari lacks it.
	if (!window.requestIdleCallback) {
		const waiting = setTimeout(work);
		return () => clearTimeout(waiting);
	}
	const waiting = requestIdleCallback(work, { timeout: LATEST });
	return () => cancelIdleCallback(waiting);
}
