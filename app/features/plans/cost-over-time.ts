import type { InternetFacts, Plan, WirelessFacts } from "../../content/plans/plan";
import { toCents } from "../../platform/money";

const MONTHS = 24;
/** Two years; one of four has a day more. */
const DAYS = 730;

const cents = (dollars: number) => Math.round(dollars * 100);

/** What a plan costs over 24 months at today's prices, in cents; null when too little is known. */
export const costOverTime = ({ facts, price }: Pick<Plan, "facts" | "price">): number | null =>
	"equipmentMonthly" in facts ? internetCost(toCents(price), facts) : wirelessCost(toCents(price), facts);

/** Not known: the price of the equipment, when the price rises, or to what. */
function internetCost(monthly: number, { priceMonths, monthlyAfter, equipmentMonthly }: InternetFacts): number | null {
	const isOpen = priceMonths === null && monthlyAfter === null;
	if (equipmentMonthly === null || (priceMonths === null && !isOpen)) return null;
	const monthsAtPrice = Math.min(priceMonths ?? MONTHS, MONTHS);
	if (monthsAtPrice < MONTHS && monthlyAfter === null) return null;
	const after = cents(monthlyAfter ?? 0) * (MONTHS - monthsAtPrice);
	return monthly * monthsAtPrice + after + cents(equipmentMonthly) * MONTHS;
}

/** Plans of 30 days take one payment more than there are months. */
function wirelessCost(payment: number, { paidEveryDays, firstPayment }: WirelessFacts): number {
	const payments = paidEveryDays ? Math.ceil(DAYS / paidEveryDays) : MONTHS;
	return payment * (payments - 1) + (firstPayment ? cents(firstPayment) : payment);
}
