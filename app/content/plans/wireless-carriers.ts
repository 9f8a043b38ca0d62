import type { Carrier, WirelessPlan } from "./plan";
import { att } from "./postpaid/att";
import { spectrumMobile } from "./postpaid/spectrum-mobile";
import { xfinityMobile } from "./postpaid/xfinity-mobile";
import { attPrepaid } from "./prepaid/att-prepaid";
import { simpleMobile } from "./prepaid/simple-mobile";
import { totalByVerizon } from "./prepaid/total-by-verizon";
import { tracfoneWireless } from "./prepaid/tracfone-wireless";

export const postpaidCarriers: readonly Carrier<WirelessPlan>[] = [att, xfinityMobile, spectrumMobile];

export const prepaidCarriers: readonly Carrier<WirelessPlan>[] = [
	attPrepaid,
	simpleMobile,
	totalByVerizon,
	tracfoneWireless,
];
