import { att } from "./partners/att";
import { brightspeed } from "./partners/brightspeed";
import { centurylink } from "./partners/centurylink";
import { cricket } from "./partners/cricket";
import { directv } from "./partners/directv";
import { earthlink } from "./partners/earthlink";
import { fidium } from "./partners/fidium";
import { frontier } from "./partners/frontier";
import { hughesnet } from "./partners/hughesnet";
import { kinetic } from "./partners/kinetic";
import { lumen } from "./partners/lumen";
import { lyca } from "./partners/lyca";
import { metronet } from "./partners/metronet";
import { optimum } from "./partners/optimum";
import type { Partner } from "./partners/partner";
import { simpleMobile } from "./partners/simple-mobile";
import { spectrum } from "./partners/spectrum";
import { tMobile } from "./partners/t-mobile";
import { verizon } from "./partners/verizon";
import { vivint } from "./partners/vivint";
import { wow } from "./partners/wow";
import { xfinity } from "./partners/xfinity";
import { ziply } from "./partners/ziply";

/** In the order of the directory (PART-2). */
export const partners: readonly Partner[] = [
	att,
	verizon,
	tMobile,
	spectrum,
	xfinity,
	brightspeed,
	centurylink,
	cricket,
	directv,
	fidium,
	earthlink,
	frontier,
	lumen,
	hughesnet,
	kinetic,
	lyca,
	simpleMobile,
	optimum,
	metronet,
	vivint,
	wow,
	ziply,
];

export const partnerSlugs: readonly string[] = partners.map(({ slug }) => slug);
