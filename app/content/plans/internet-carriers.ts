import { attFiber } from "./internet/att-fiber";
import { attInternet } from "./internet/att-internet";
import { brightspeed } from "./internet/brightspeed";
import { earthlink } from "./internet/earthlink";
import { frontier } from "./internet/frontier";
import { kinetic } from "./internet/kinetic";
import { optimum } from "./internet/optimum";
import { spectrum } from "./internet/spectrum";
import { verizon5gHome } from "./internet/verizon-5g-home";
import { verizonDsl } from "./internet/verizon-dsl";
import { verizonFios } from "./internet/verizon-fios";
import { vivint } from "./internet/vivint";
import { xfinity } from "./internet/xfinity";
import type { Carrier, InternetPlan } from "./plan";

export const internetCarriers: readonly Carrier<InternetPlan>[] = [
	attFiber,
	attInternet,
	xfinity,
	spectrum,
	verizonFios,
	verizon5gHome,
	verizonDsl,
	frontier,
	optimum,
	kinetic,
	brightspeed,
	earthlink,
	vivint,
];
