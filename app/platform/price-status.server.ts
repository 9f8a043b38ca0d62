import type { PriceCheck, StruckPrice } from "../content/prices";
import { m } from "../paraglide/messages.js";
import { formatDay } from "./format-day.server";
import { priceParts } from "./money";

interface Checked {
	priceCheck?: PriceCheck | undefined;
}

/** Whether a price may be published as an offer: somebody checked it, or the specification prescribes it. */
export const isConfirmed = ({ priceCheck }: Checked): boolean => priceCheck !== undefined;

/** TRUE-1: the line beside a price. A prescribed price has none: it is confirmed, but on no certain day. */
export function priceStatus({ priceCheck }: Checked): string | undefined {
	if (!priceCheck) return m.price_unconfirmed();
	return priceCheck.on && m.price_checked({ date: formatDay(priceCheck.on) });
}

const struckNames: Record<StruckPrice, () => string> = {
	former: m.price_former,
	regular: m.price_regular,
	"without-discount": m.price_without_discount,
};

/** TRUE-3: the price that is struck through, and what it is. */
export function struckPrice({
	originalPrice,
	originalPriceIs,
}: {
	originalPrice?: string | undefined;
	originalPriceIs?: StruckPrice | undefined;
}): { amount: string; label: string } | undefined {
	if (!originalPrice || !originalPriceIs) return undefined;
	return { amount: priceParts(originalPrice, "").amount, label: struckNames[originalPriceIs]() };
}
