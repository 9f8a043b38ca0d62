import { m } from "../../paraglide/messages.js";

/** PART-6: the discount is a dash, so it is said beside it where today's is to be had. */
export const PromotionDiscount = ({ discount, onColor = false }: { discount: string; onColor?: boolean }) => (
	<div className={`border-t pt-3 text-sm ${onColor ? "border-current/40" : "border-line"}`}>
		<p>
			<strong className="font-semibold">{m.partners_discount()}:</strong> {discount}
		</p>
		<p className={onColor ? "" : "text-ink-soft"}>{m.partners_discount_hint()}</p>
	</div>
);
