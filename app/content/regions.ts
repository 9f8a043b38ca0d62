import type { Words } from "./words";

export interface RegionNames {
	name: Words;
	/** The name as it follows "stores in". Portuguese repeats its preposition: "em Massachusetts e na Carolina do Sul". */
	where: Words;
}

/** The states that stores are in. A store in another state needs its names here. */
export const regions = {
	MA: {
		name: { en: "Massachusetts", es: "Massachusetts", pt: "Massachusetts" },
		where: { en: "Massachusetts", es: "Massachusetts", pt: "em Massachusetts" },
	},
	SC: {
		name: { en: "South Carolina", es: "Carolina del Sur", pt: "Carolina do Sul" },
		where: { en: "South Carolina", es: "Carolina del Sur", pt: "na Carolina do Sul" },
	},
} as const satisfies Record<string, RegionNames>;

export type Region = keyof typeof regions;
