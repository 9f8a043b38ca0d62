import type { Badged } from "../badges";
import type { CountryCode } from "../countries";
import type { MonthlyPrice, Priced } from "../prices";
import type { Words } from "../words";

type PlanIcon = "home" | "phone" | "radio" | "smartphone" | "wallet" | "wifi" | "zap";

/** Who can get a plan, apart from living where it is sold. */
type Eligibility = "age-55-plus" | "requires-internet" | "student-account" | "switching-carriers";

interface PlanWording extends Priced<MonthlyPrice>, Badged {
	id: string;
	name: string;
	speed: Words;
	priceNote: Words;
	features: readonly Words[];
	icon: PlanIcon;
	/** The dealer marks it as popular. */
	popular?: true;
	/** What the price takes, in a few words: "with Verizon Mobile". Whoever has an eligibility has one (FROM-1). */
	condition?: Words;
	eligibility?: Eligibility;
	/** Shown on the card when the plan needs the carrier's internet at home. */
	requiresInternet?: Words;
}

/** What comparisons compute with; null: not known. */
export interface InternetFacts {
	downMbps: number | null;
	upMbps: number | null;
	/** Months for which the price is promised, as a promotion or by a guarantee; null: no period is stated. */
	priceMonths: number | null;
	/** The monthly price after a promotion. */
	monthlyAfter: number | null;
	/** 0: included. */
	equipmentMonthly: number | null;
	dataCapGB: number | "none" | null;
	/** Months that the customer signs for, where there is an agreement. */
	agreementMonths?: number;
}

export interface WirelessFacts {
	lines: number;
	/** null: unlimited. */
	dataGB: number | null;
	/** Full-speed data before the network may slow it; null: not limited apart from `dataGB`; 0: it may always slow. */
	premiumDataGB: number | null;
	/** null: not known. */
	hotspotGB: number | null;
	/** Prepaid plans last 30 days, not a month. */
	paidEveryDays?: number;
	/** What the first payment is, where it differs. */
	firstPayment?: number;
}

/** What is known about calls to other countries: the countries (ISO 3166), or only that there are many, or a credit. */
export type CallsAbroad = "credit" | "many-countries" | readonly CountryCode[];

export interface InternetPlanEntry extends PlanWording {
	/** Whether the plan needs a contract; without it the text decides (NET-2, `contract-kind.ts`). */
	contract?: boolean;
	facts: InternetFacts;
}

export interface WirelessPlanEntry extends PlanWording {
	type: "cellphone";
	facts: WirelessFacts;
	/** Without it nothing is known. */
	callsAbroad?: CallsAbroad;
}

export type InternetPlan = InternetPlanEntry & { carrier: string };
export type WirelessPlan = WirelessPlanEntry & { carrier: string };
export type Plan = InternetPlan | WirelessPlan;

export interface Carrier<P extends Plan> {
	name: string;
	technology: Words;
	/** The states of our stores where, as far as we know, it is not sold (TRUE-6). */
	notSoldIn?: readonly string[];
	plans: readonly P[];
}

/** Adds the carrier's name to each of its plans. */
export function carrier<E extends InternetPlanEntry | WirelessPlanEntry>(
	name: string,
	technology: Words,
	entries: readonly E[],
	where: { notSoldIn?: readonly string[] } = {},
) {
	return {
		name,
		technology,
		...where,
		plans: entries.map((entry): E & { carrier: string } => ({ ...entry, carrier: name })),
	};
}
