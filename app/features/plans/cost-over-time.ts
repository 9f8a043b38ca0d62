import type { Plan } from "../../content/plans/plan";
import { toCents } from "../../platform/money";

const MONTHS = 24;

/**
 * What a plan costs over 24 months, in cents, from what the carrier says; null when it does not say enough: a price
 * that ends without saying what follows, or equipment without a price.
 */
export function costOverTime(plan: Pick<Plan, "facts" | "price">): number | null {
	const monthly = toCents(plan.price);
	if (!("promoMonths" in plan.facts)) return monthly * MONTHS;
	const { promoMonths, monthlyAfterPromo, equipmentMonthly } = plan.facts;
	if (promoMonths === null || equipmentMonthly === null) return null;
	const monthsAtPrice = promoMonths === 0 ? MONTHS : Math.min(promoMonths, MONTHS);
	const monthsAfter = MONTHS - monthsAtPrice;
	if (monthsAfter > 0 && monthlyAfterPromo === null) return null;
	const after = Math.round((monthlyAfterPromo ?? 0) * 100);
	return monthly * monthsAtPrice + after * monthsAfter + Math.round(equipmentMonthly * 100) * MONTHS;
}
