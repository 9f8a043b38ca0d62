import { useDeferredValue, useSyncExternalStore } from "react";

const MINUTE = 60_000;

const currentMinute = (): number => Math.floor(Date.now() / MINUTE);

function subscribe(listener: () => void): () => void {
	let timer: ReturnType<typeof setTimeout>;
	const wait = () => {
		timer = setTimeout(
			() => {
				listener();
				wait();
			},
			MINUTE - (Date.now() % MINUTE),
		);
	};
	wait();
	// Timers sleep along with the device and with hidden pages; whoever comes back looks at the right minute.
	document.addEventListener("visibilitychange", listener);
	return () => {
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", listener);
	};
}

/**
 * The present minute, renewed while the page is open; none while the page comes from the server. Deferred: what a clock
 * changes all over a page can wait for what the visitor does.
 */
export function useMinute(): Date | undefined {
	const minute = useDeferredValue(useSyncExternalStore(subscribe, currentMinute, () => undefined));
	return minute === undefined ? undefined : new Date(minute * MINUTE);
}
