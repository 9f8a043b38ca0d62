export interface Place {
	latitude: number;
	longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles along the surface of the earth, as the crow flies (haversine). */
export function milesBetween(a: Place, b: Place): number {
	const [from, to] = [radians(a.latitude), radians(b.latitude)];
	const half = (angle: number) => Math.sin(angle / 2) ** 2;
	const chord = half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(b.longitude - a.longitude));
	return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const nearestFirst = <T extends Place>(places: readonly T[], from: Place): T[] =>
	places.toSorted((a, b) => milesBetween(from, a) - milesBetween(from, b));
