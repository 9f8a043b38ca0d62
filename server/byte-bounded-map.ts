/** A map bounded by the size of its values. Evicts by second chance: values that were not used since the last pass. */
export function byteBoundedMap<Value extends { bytes: number }>(mostBytes: number) {
	const slots = new Map<string, { value: Value; isUsed: boolean }>();
	let bytes = 0;

	function remove(key: string) {
		const slot = slots.get(key);
		if (!slot) return;
		slots.delete(key);
		bytes -= slot.value.bytes;
	}

	function makeRoom() {
		for (const [key, slot] of slots) {
			if (bytes <= mostBytes) return;
			if (slot.isUsed) {
				// Second chance: to the end of the line.
				slot.isUsed = false;
				slots.delete(key);
				slots.set(key, slot);
			} else remove(key);
		}
	}

	return {
		remove,
		/** Finds a value and counts it as used. */
		use(key: string): Value | undefined {
			const slot = slots.get(key);
			if (!slot) return undefined;
			slot.isUsed = true;
			return slot.value;
		},
		set(key: string, value: Value) {
			remove(key);
			slots.set(key, { value, isUsed: true });
			bytes += value.bytes;
			makeRoom();
		},
		/** Call this when the size of a value changes. */
		grew(key: string, value: Value, by: number) {
			value.bytes += by;
			if (slots.get(key)?.value !== value) return;
			bytes += by;
			makeRoom();
		},
		values: () => Array.from(slots.values(), ({ value }) => value),
		get bytes() {
			return bytes;
		},
		get size() {
			return slots.size;
		},
	};
}
