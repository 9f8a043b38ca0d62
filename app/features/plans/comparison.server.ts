import { contractKind } from "../../content/plans/contract-kind";
import type { InternetFacts, Plan, WirelessFacts } from "../../content/plans/plan";
import { m } from "../../paraglide/messages.js";
import { say } from "../../platform/language";
import { formatCents, priceParts } from "../../platform/money";
import { costOverTime } from "./cost-over-time";
import { eligibilityNote } from "./eligibility-note";
import { allPlans, type PlanKind } from "./plans.server";
import { parseSelection } from "./selection";

type Column = (plan: Plan) => string;

const dollars = (amount: number) => formatCents(Math.round(amount * 100));
const amount = (value: number | null, unlimited: string) =>
	value === null ? unlimited : value === 0 ? m.plans_none() : `${value} GB`;

const commonRows: Record<string, Column> = {
	price: (plan) => {
		const { amount: now, per = "" } = priceParts(plan.price, m.per_month());
		return now + per;
	},
	speed: (plan) => say(plan.speed),
};

const overTime: Column = (plan) => {
	const cents = costOverTime(plan);
	return cents === null ? m.plans_not_said() : formatCents(cents);
};

const eligibility: Column = (plan) => eligibilityNote(plan) ?? m.plans_anybody();

const internetRows = (): [string, Column][] => {
	const fact =
		(read: (facts: InternetFacts) => string): Column =>
		(plan) =>
			read(plan.facts as InternetFacts);
	return [
		[m.plans_row_price(), commonRows.price as Column],
		[
			m.plans_row_after(),
			fact(({ promoMonths, monthlyAfterPromo }) => {
				if (promoMonths === 0) return m.plans_price_stays();
				if (promoMonths === null || monthlyAfterPromo === null) return m.plans_not_said();
				return m.plans_after_months({ price: dollars(monthlyAfterPromo), months: promoMonths });
			}),
		],
		[m.plans_row_24_months(), overTime],
		[m.plans_row_speed(), commonRows.speed as Column],
		[
			m.plans_row_upload(),
			fact(({ upMbps }) => (upMbps === null ? m.plans_not_said() : m.plans_up_to_mbps({ mbps: upMbps }))),
		],
		[m.plans_row_data(), fact(({ dataCapGB }) => (dataCapGB === null ? m.plans_no_cap() : `${dataCapGB} GB`))],
		[
			m.plans_row_equipment(),
			fact(({ equipmentMonthly }) => {
				if (equipmentMonthly === null) return m.plans_not_said();
				return equipmentMonthly === 0 ? m.plans_included() : dollars(equipmentMonthly) + m.per_month();
			}),
		],
		[
			m.plans_row_contract(),
			(plan) => {
				const { kind, because } = contractKind(plan);
				const name = kind === "contract" ? m.plans_contract_short() : m.plans_no_contract_short();
				if (because === "entry") return name;
				return because ? `${name} (“${say(because)}”)` : `${name} (${m.plans_contract_unsaid()})`;
			},
		],
		[m.plans_row_eligibility(), eligibility],
	];
};

const wirelessRows = (): [string, Column][] => {
	const fact =
		(read: (facts: WirelessFacts) => string): Column =>
		(plan) =>
			read(plan.facts as WirelessFacts);
	return [
		[m.plans_row_price(), commonRows.price as Column],
		[m.plans_row_24_months(), overTime],
		[m.plans_row_speed(), commonRows.speed as Column],
		[m.plans_row_data(), fact(({ dataGB }) => amount(dataGB, m.plans_unlimited()))],
		[
			m.plans_row_premium(),
			fact(({ dataGB, premiumDataGB }) =>
				amount(premiumDataGB, dataGB === null ? m.plans_unlimited() : m.plans_all_of_it()),
			),
		],
		[m.plans_row_hotspot(), fact(({ hotspotGB }) => amount(hotspotGB, m.plans_not_said()))],
		[m.plans_row_eligibility(), eligibility],
	];
};

/** CMP-3: the selected plans side by side, row by row, with the rows that differ marked. */
export function comparison(kind: PlanKind, selection: string | null) {
	const all = allPlans(kind);
	const plans = parseSelection(selection).flatMap((id) => all.find((plan) => plan.id === id) ?? []);
	const rows = (kind === "internet" ? internetRows() : wirelessRows()).map(([label, column]) => {
		const values = plans.map(column);
		return { label, values, differs: new Set(values).size > 1 };
	});
	return {
		plans: plans.map((plan) => ({
			id: plan.id,
			name: plan.name,
			carrier: plan.carrier,
			note: say(plan.priceNote),
			features: plan.features.map(say),
		})),
		rows,
	};
}

export type ComparisonData = ReturnType<typeof comparison>;
