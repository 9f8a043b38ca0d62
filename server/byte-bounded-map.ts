/** A map that holds so many bytes and no more: what has not been used for longest goes first. */
export function byteBoundedMap<Value extends { bytes: number }>(mostBytes: number) {
	const values = new Map<string, Value>();
	let bytes = 0;

	function remove(key: string) {
		const value = values.get(key);
		if (!value) return;
		values.delete(key);
		bytes -= value.bytes;
	}

	function makeRoom() {
		for (const key of values.keys()) {
			if (bytes <= mostBytes) return;
			remove(key);
		}
	}

	return {
		remove,
		/** Finds a value and counts it as used. */
		use(key: string): Value | undefined {
			const value = values.get(key);
			if (value) {
				values.delete(key);
				values.set(key, value);
			}
			return value;
		},
		set(key: string, value: Value) {
			remove(key);
			values.set(key, value);
			bytes += value.bytes;
			makeRoom();
		},
		/** To be called when a value grew or shrank: by how much. */
		grew(key: string, value: Value, by: number) {
			value.bytes += by;
			if (values.get(key) !== value) return;
			bytes += by;
			makeRoom();
		},
		values: () => values.values(),
		get bytes() {
			return bytes;
		},
		get size() {
			return values.size;
		},
	};
}
