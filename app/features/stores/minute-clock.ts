import { useDeferredValue, useSyncExternalStore } from "react";
import { whenIdle } from "../../ui/when-idle";

const MINUTE = 60_000;

/** False until the browser has been idle once: what a clock shows needs `Intl`, which is slow to load on a phone. */
let isRunning = false;

const currentMinute = () => (isRunning ? Math.floor(Date.now() / MINUTE) : undefined);

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
	const cancelStart = whenIdle(() => {
		isRunning = true;
		listener();
		wait();
	});
	// Timers sleep with the device and in hidden pages.
	document.addEventListener("visibilitychange", listener);
	return () => {
		cancelStart();
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", listener);
	};
}

/** The current minute, updated while the page is open; undefined on the server and during hydration. */
export function useMinute(): Date | undefined {
	const minute = useDeferredValue(useSyncExternalStore(subscribe, currentMinute, () => undefined));
	return minute === undefined ? undefined : new Date(minute * MINUTE);
}
