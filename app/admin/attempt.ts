/** For the browser's storage, which may be full or switched off. */
export function attempt<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
