import { attLanding } from "./landings/att";
import type { Landing } from "./landings/landing";
import { spectrumLanding } from "./landings/spectrum";
import { tMobileLanding } from "./landings/t-mobile";
import { verizonLanding } from "./landings/verizon";
import { xfinityLanding } from "./landings/xfinity";

/** PART-3: the partners with a landing page of their own, by slug. The others share one page. */
export const landings = {
	att: attLanding,
	verizon: verizonLanding,
	"t-mobile": tMobileLanding,
	spectrum: spectrumLanding,
	xfinity: xfinityLanding,
} as const satisfies Record<string, Landing>;

export type LandingSlug = keyof typeof landings;

export const hasLanding = (slug: string): slug is LandingSlug => Object.hasOwn(landings, slug);
