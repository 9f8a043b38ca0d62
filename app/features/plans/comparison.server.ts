import { contractKind } from "../../content/plans/contract-kind";
import type { InternetPlan, Plan, WirelessPlan } from "../../content/plans/plan";
import { m } from "../../paraglide/messages.js";
import { capitalized } from "../../platform/capitalized";
import { formatNumber } from "../../platform/format-number";
import { writtenPrice } from "../../platform/from-price.server";
import { say } from "../../platform/language";
import { languageTag } from "../../platform/language-tag";
import { formatCents, priceParts, toCents } from "../../platform/money";
import { isConfirmed, priceStatus } from "../../platform/price-status.server";
import { callsAbroadText } from "./calls-abroad.server";
import { costOverTime } from "./cost-over-time";
import { eligibilityNote } from "./eligibility-note";
import { allPlans, type PlanKind } from "./plans.server";
import { parseSelection } from "./selection";

/** A value in words, and what it means: plans whose words differ may offer the same. Null: not known. */
interface Value {
	words: string;
	meaning: number | string | null;
}

type Column<P extends Plan = Plan> = (plan: P) => Value;

const unknown = (): Value => ({ words: m.plans_not_said(), meaning: null });
const value = (words: string, meaning: number | string): Value => ({ words, meaning });

const dollars = (amount: number) => formatCents(Math.round(amount * 100));
const gigabytes = (amount: number) => value(`${formatNumber(amount)} GB`, amount);
const unlimited = () => value(m.plans_unlimited(), "unlimited");

/** "2 years" or "18 months". */
const period = (months: number) => {
	const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
	return new Intl.NumberFormat(languageTag(), { style: "unit", unit, unitDisplay: "long" }).format(count);
};

/** What is known about the price later on. */
function priceLater({ facts: { priceMonths, monthlyAfter } }: InternetPlan): Value {
	const meaning = `${priceMonths} ${monthlyAfter}`;
	if (monthlyAfter === null)
		return value(
			priceMonths === null ? m.plans_price_open() : m.plans_price_for({ period: period(priceMonths) }),
			meaning,
		);
	const price = writtenPrice(`$${monthlyAfter.toFixed(2)}/month`);
	return value(
		priceMonths === null ? m.plans_after_promotion({ price }) : m.plans_after_months({ price, months: priceMonths }),
		meaning,
	);
}

/** The term of the agreement, or the phrase by which the toggle sorts the plan (NET-2). */
function priceTerms(plan: InternetPlan): Value {
	const { agreementMonths } = plan.facts;
	if (agreementMonths) return value(m.plans_agreement({ months: agreementMonths }), agreementMonths);
	const { kind, because } = contractKind(plan);
	if (because === null) return unknown();
	const words =
		because === "entry"
			? kind === "contract"
				? m.plans_contract_short()
				: m.plans_no_contract_short()
			: capitalized(say(because));
	return value(words, kind === "contract" && because !== "entry" ? boundBy(because.en) : kind);
}

/** What a phrase of NET-2 means: "promotional rate" and "promotional pricing" are the same, "for 12 mos" says more. */
function boundBy(phrase: string): string {
	if (phrase.startsWith("promotional")) return "promotion";
	return ["agreement", "contract"].includes(phrase) ? "contract" : phrase;
}

const price: Column = (plan) => {
	const { amount, per = "" } = priceParts(plan.price, m.per_month());
	return value(amount + per, toCents(plan.price));
};

/** "100 Mbps" and "Up to 100 Mbps" are the same speed; a range is not its middle. */
const speed: Column = ({ speed: words, facts }) => {
	const mbps = "downMbps" in facts && !/\d-\d/.test(words.en) ? facts.downMbps : null;
	return value(say(words), mbps ?? words.en);
};

const overTime: Column = (plan) => {
	const cents = costOverTime(plan);
	return cents === null ? unknown() : value(formatCents(cents), cents);
};

const eligibility: Column = (plan) => {
	const words = eligibilityNote(plan);
	return words === null ? value(m.plans_anybody(), "anybody") : value(words, words);
};

function upload({ facts: { upMbps } }: InternetPlan): Value {
	return upMbps === null ? unknown() : value(m.plans_up_to_mbps({ mbps: formatNumber(upMbps) }), upMbps);
}

function dataCap({ facts: { dataCapGB } }: InternetPlan): Value {
	if (dataCapGB === null) return unknown();
	return dataCapGB === "none" ? value(m.plans_no_cap(), dataCapGB) : gigabytes(dataCapGB);
}

function equipment({ facts: { equipmentMonthly } }: InternetPlan): Value {
	if (equipmentMonthly === null) return unknown();
	return value(
		equipmentMonthly === 0 ? m.plans_included() : dollars(equipmentMonthly) + m.per_month(),
		equipmentMonthly,
	);
}

const internetRows = (): [string, Column<InternetPlan>][] => [
	[m.plans_row_price(), price],
	[m.plans_row_after(), priceLater],
	[m.plans_row_24_months(), overTime],
	[m.plans_row_speed(), speed],
	[m.plans_row_upload(), upload],
	[m.plans_row_data(), dataCap],
	[m.plans_row_equipment(), equipment],
	[m.plans_row_price_terms(), priceTerms],
	[m.plans_row_eligibility(), eligibility],
];

const data = ({ facts: { dataGB } }: WirelessPlan): Value => (dataGB === null ? unlimited() : gigabytes(dataGB));

function fullSpeedData({ facts: { dataGB, premiumDataGB } }: WirelessPlan): Value {
	if (premiumDataGB === null) return dataGB === null ? unlimited() : value(m.plans_all_of_it(), dataGB);
	return premiumDataGB === 0 ? value(m.plans_may_slow(), 0) : gigabytes(premiumDataGB);
}

function hotspot({ facts: { hotspotGB } }: WirelessPlan): Value {
	if (hotspotGB === null) return unknown();
	return hotspotGB === 0 ? value(m.plans_none(), 0) : gigabytes(hotspotGB);
}

const callsAbroad = ({ callsAbroad: calls }: WirelessPlan): Value =>
	calls === undefined
		? { words: callsAbroadText(calls), meaning: null }
		: value(callsAbroadText(calls), calls.toString());

const wirelessRows = (): [string, Column<WirelessPlan>][] => [
	[m.plans_row_price(), price],
	[m.plans_row_24_months(), overTime],
	[m.plans_row_speed(), speed],
	[m.plans_row_data(), data],
	[m.plans_row_premium(), fullSpeedData],
	[m.plans_row_hotspot(), hotspot],
	[m.plans_row_abroad(), callsAbroad],
	[m.plans_row_eligibility(), eligibility],
];

/** ACT-7: known values with different meanings. What is not known may or may not differ: its cell says to ask. */
const differ = (values: readonly Value[]): boolean =>
	new Set(values.map(({ meaning }) => meaning).filter((meaning) => meaning !== null)).size > 1;

/** The plans side by side, row by row, with the rows that differ marked. */
export function sideBySide(kind: PlanKind, plans: readonly Plan[]) {
	const rows = (kind === "internet" ? internetRows() : wirelessRows()).map(([label, column]) => {
		const values = plans.map(column as Column);
		return { label, values: values.map(({ words }) => words), differs: differ(values) };
	});
	return {
		plans: plans.map((plan) => ({
			id: plan.id,
			name: plan.name,
			carrier: plan.carrier,
			note: say(plan.priceNote),
			priceStatus: priceStatus(plan),
			features: plan.features.map(say),
		})),
		rows,
		/** TRUE-1 */
		note: plans.every(isConfirmed) ? undefined : m.plans_comparison_note(),
	};
}

/** CMP-3 */
export function comparison(kind: PlanKind, selection: string | null) {
	const all = allPlans(kind);
	return sideBySide(
		kind,
		parseSelection(selection).flatMap((id) => all.find((plan) => plan.id === id) ?? []),
	);
}

export type ComparisonData = ReturnType<typeof comparison>;
