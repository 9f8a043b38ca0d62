import { attLanding } from "./landings/att";
import type { Landing, LandingSlug } from "./landings/landing";
import { spectrumLanding } from "./landings/spectrum";
import { tMobileLanding } from "./landings/t-mobile";
import { verizonLanding } from "./landings/verizon";
import { xfinityLanding } from "./landings/xfinity";

/** By the partner's slug. */
export const landings: Readonly<Record<LandingSlug, Landing>> = {
	att: attLanding,
	verizon: verizonLanding,
	"t-mobile": tMobileLanding,
	spectrum: spectrumLanding,
	xfinity: xfinityLanding,
};
