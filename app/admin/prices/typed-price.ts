/** How a price is stored: by the month, or paid once. */
export type PriceForm = "monthly" | "once";

export type PriceProblem = "amount" | "months" | "once" | "price" | "what-it-is";

/** What was typed, in its stored form, or why it is none. */
export type Typed = { text: string } | { problem: PriceProblem };

const BY_THE_MONTH = /\s*(?:\/|a |per |al |por |ao )?\s*(?:months?|mo\.?|monthly|mes|mês|mensual|mensal)$/iu;
/** "45", "$45", "45.5", "45,00", "1,200", "1,200.50" */
const AMOUNT = /^(?:us)?\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,5})(?:[.,](\d{1,2}))?$/iu;

/** Dollars and cents as prices are written: "45", "45.50". */
function amountOf(text: string): string | undefined {
	const [, whole, cents = ""] = AMOUNT.exec(text.trim()) ?? [];
	if (whole === undefined) return undefined;
	const dollars = String(Number(whole.replaceAll(",", "")));
	const padded = cents.padEnd(2, "0");
	return Number(padded) === 0 ? dollars : `${dollars}.${padded}`;
}

/** GRID-3: "45", "$45", "45.00", "45/month" and "45,00" are all "$45/month". */
export function typedPrice(text: string, form: PriceForm): Typed {
	const trimmed = text.trim();
	const withoutMonth = trimmed.replace(BY_THE_MONTH, "");
	const amount = amountOf(withoutMonth);
	if (amount === undefined) return { problem: form === "monthly" ? "price" : "once" };
	if (form === "monthly") return { text: `$${amount}/month` };
	return withoutMonth === trimmed ? { text: `$${amount}` } : { problem: "once" };
}

/** What a month costs after a promotion; empty if that is not known. */
export function typedAmount(text: string): Typed {
	if (text.trim() === "") return { text: "" };
	const amount = amountOf(text.trim().replace(BY_THE_MONTH, ""));
	return amount === undefined ? { problem: "amount" } : { text: `$${amount}` };
}

/** For how many months a price holds; empty if that is not known. */
export function typedMonths(text: string): Typed {
	if (text.trim() === "") return { text: "" };
	const [, months] = /^(\d{1,3})\s*(?:months?|mo\.?|mes(?:es)?|m[eê]s)?$/iu.exec(text.trim()) ?? [];
	const count = Number(months);
	return count >= 1 && count <= 120 ? { text: String(count) } : { problem: "months" };
}

export const dollarsOf = (price: string): number => Number.parseFloat(price.slice(1));
