/** A map bounded by the size of its values: the least recently used are evicted first. */
export function byteBoundedMap<Value extends { bytes: number }>(mostBytes: number) {
	// A Map keeps its keys in the order of insertion.
	const values = new Map<string, Value>();
	let bytes = 0;

	function remove(key: string) {
		bytes -= values.get(key)?.bytes ?? 0;
		values.delete(key);
	}

	function evict() {
		for (const key of values.keys()) {
			if (bytes <= mostBytes) return;
			remove(key);
		}
	}

	return {
		remove,
		/** Returns a value and counts it as used. */
		use(key: string): Value | undefined {
			const value = values.get(key);
			if (!value) return undefined;
			values.delete(key);
			values.set(key, value);
			return value;
		},
		set(key: string, value: Value) {
			remove(key);
			values.set(key, value);
			bytes += value.bytes;
			evict();
		},
		/** Call this when the size of a value changes. */
		grew(key: string, value: Value, by: number) {
			value.bytes += by;
			if (values.get(key) !== value) return;
			bytes += by;
			evict();
		},
		values: () => [...values.values()],
		size: () => ({ values: values.size, bytes }),
	};
}
