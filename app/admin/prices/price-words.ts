import type { IsoDay } from "../../content/prices";
import { m } from "../../paraglide/messages.js";
import { currentLocale } from "../../platform/language";
import type { CellName, CellProblem, PricedKind } from "./price-cells";
import type { View } from "./price-filters";

export const kindWords: Readonly<Record<PricedKind, () => string>> = {
	"internet-plan": m.admin_prices_kind_internet,
	"postpaid-plan": m.admin_prices_kind_postpaid,
	"prepaid-plan": m.admin_prices_kind_prepaid,
	"tv-package": m.admin_prices_kind_tv,
	"security-package": m.admin_prices_kind_security,
	"phone-case": m.admin_prices_kind_cases,
};

export const viewWords: Readonly<Record<View, () => string>> = {
	all: m.admin_prices_view_all,
	unconfirmed: m.admin_prices_view_unconfirmed,
	due: m.admin_prices_view_due,
	changed: m.admin_prices_view_changed,
};

export const emptyWords: Readonly<Record<View, () => string>> = {
	all: m.admin_prices_empty,
	unconfirmed: m.admin_prices_empty_unconfirmed,
	due: m.admin_prices_empty_due,
	changed: m.admin_prices_empty_changed,
};

export const cellWords: Readonly<Record<CellName, () => string>> = {
	price: m.admin_prices_price,
	originalPrice: m.admin_prices_before,
	originalPriceIs: m.admin_prices_before_is,
	monthlyAfter: m.admin_prices_after,
	priceMonths: m.admin_prices_months,
};

export const problemWords: Readonly<Record<CellProblem, () => string>> = {
	price: m.admin_prices_problem_price,
	once: m.admin_prices_problem_once,
	amount: m.admin_prices_problem_amount,
	months: m.admin_prices_problem_months,
	"what-it-is": m.admin_prices_problem_what_it_is,
	"not-above": m.admin_prices_problem_not_above,
	"regular-differs": m.admin_prices_problem_regular_differs,
};

const struckWords: Readonly<Record<string, () => string>> = {
	former: m.admin_prices_is_former,
	regular: m.admin_prices_is_regular,
	"without-discount": m.admin_prices_is_without_discount,
};

const choices = new Map<string, { value: string; label: string }[]>();

/** The choices of what a struck price is: the first one is none. */
export function struckChoices(): readonly { value: string; label: string }[] {
	const locale = currentLocale();
	const known = choices.get(locale) ?? [
		{ value: "", label: m.admin_prices_is_none() },
		...Object.entries(struckWords).map(([value, label]) => ({ value, label: label() })),
	];
	choices.set(locale, known);
	return known;
}

/** What stands in a cell, for a sentence. */
export const valueWords = (cell: CellName, value: string): string => {
	if (value === "") return m.admin_prices_nothing();
	return cell === "originalPriceIs" ? (struckWords[value]?.() ?? value) : value;
};

/** What a pasted text means in a cell: of a choice, its words count as well. */
export const pastedValue = (cell: CellName, text: string): string =>
	(cell === "originalPriceIs" &&
		struckChoices().find(({ label }) => label.toLowerCase() === text.trim().toLowerCase())?.value) ||
	text;

const formats = new Map<string, Intl.DateTimeFormat>();

/** "Nov 18", of a day or a local time. */
export function shortDay(day: IsoDay | string): string {
	const locale = currentLocale();
	const format =
		formats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
	formats.set(locale, format);
	return format.format(new Date(`${day.slice(0, 10)}T12:00:00Z`));
}
