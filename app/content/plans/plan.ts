import type { MonthlyPrice } from "../prices";
import type { Words } from "../words";

type PlanIcon = "home" | "phone" | "radio" | "smartphone" | "wallet" | "wifi" | "zap";

/** Who can get a plan, apart from living where it is sold. */
type Eligibility = "age-55-plus" | "requires-internet" | "student-account" | "switching-carriers";

interface PlanWording {
	id: string;
	name: string;
	speed: Words;
	price: MonthlyPrice;
	originalPrice?: MonthlyPrice;
	priceNote: Words;
	features: readonly Words[];
	icon: PlanIcon;
	badge?: Words;
	popular?: true;
	eligibility?: Eligibility;
	/** Shown on the card when the plan needs the carrier's internet at home. */
	requiresInternet?: Words;
	/** The dealer has not yet confirmed this price; `npm run prices` lists these. */
	unconfirmed?: true;
}

/** What comparisons compute with; null: the carrier does not say. */
export interface InternetFacts {
	downMbps: number | null;
	upMbps: number | null;
	/** Months the price holds before `monthlyAfterPromo` starts; 0 when it does not change. */
	promoMonths: number | null;
	monthlyAfterPromo: number | null;
	equipmentMonthly: number | null;
	/** null: no cap. */
	dataCapGB: number | null;
}

export interface WirelessFacts {
	lines: number;
	/** null: unlimited. */
	dataGB: number | null;
	/** Full-speed data before the network may slow it; null: not limited apart from `dataGB`. */
	premiumDataGB: number | null;
	hotspotGB: number | null;
}

export interface InternetPlanEntry extends PlanWording {
	/** Whether the plan needs a contract; without it the text decides (NET-2, `contract-kind.ts`). */
	contract?: boolean;
	facts: InternetFacts;
}

export interface WirelessPlanEntry extends PlanWording {
	type: "cellphone";
	facts: WirelessFacts;
}

export type InternetPlan = InternetPlanEntry & { carrier: string };
export type WirelessPlan = WirelessPlanEntry & { carrier: string };
export type Plan = InternetPlan | WirelessPlan;

export interface Carrier<P extends Plan> {
	name: string;
	technology: Words;
	plans: readonly P[];
}

/** Adds the carrier's name to each of its plans. */
export function carrier<E extends InternetPlanEntry | WirelessPlanEntry>(
	name: string,
	technology: Words,
	entries: readonly E[],
): { name: string; technology: Words; plans: readonly (E & { carrier: string })[] } {
	return { name, technology, plans: entries.map((entry) => ({ ...entry, carrier: name })) };
}
