/** A map that holds so many bytes and no more: what has not been used since the last look goes first. */
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
				// A second chance, behind all others.
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
		/** To be called when a value grew or shrank: by how much. */
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
