import type { Place } from "./distance";

export type PositionProblem = "denied" | "timeout" | "unavailable";

/** Asks the browser where it is. The answer stays in this page. */
export const visitorPosition = (): Promise<Place | PositionProblem> =>
	new Promise((resolve) => {
		if (!navigator.geolocation) return resolve("unavailable");
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
			({ code }) => {
				if (code === GeolocationPositionError.PERMISSION_DENIED) resolve("denied");
				else resolve(code === GeolocationPositionError.TIMEOUT ? "timeout" : "unavailable");
			},
			// Which store is nearest does not need the street corner, nor the present second.
			{ enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 },
		);
	});
