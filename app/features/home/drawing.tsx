import drawings from "./drawings.svg?no-inline";

/** The part of its picture that each drawing fills: x, y, width, height. */
const places = {
	sunrise: [-160, 80, 960, 640],
	phone: [-160, 0, 1060, 760],
	present: [-20, 0, 560, 400],
	sim: [-20, 0, 560, 400],
	places: [0, 0, 360, 200],
	case: [0, 0, 360, 200],
	speed: [0, 0, 360, 200],
} as const;

/** To be fetched with the page: the largest thing on its first screen is in it. */
export const drawingsFile: string = drawings;

/** A drawing of `drawings.svg` inside an `<svg>`. It travels as a picture, once for all, and not as script. */
export function Drawing({ name }: { name: keyof typeof places }) {
	const [x, y, width, height] = places[name];
	return <image href={`${drawings}#${name}`} x={x} y={y} width={width} height={height} />;
}
