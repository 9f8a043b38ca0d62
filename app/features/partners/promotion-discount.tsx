import { m } from "../../paraglide/messages.js";

/** PART-6: the discount is a dash, so it is said beside it where today's is to be had. */
export const PromotionDiscount = ({
	discount,
	onColor = false,
	isApart = false,
}: {
	discount: string;
	onColor?: boolean;
	/** In a place of its own, which needs no line. */
	isApart?: boolean;
}) => (
	<div className={`text-sm ${isApart ? "" : "border-t pt-3"} ${onColor ? "border-current/40" : "border-line"}`}>
		<p>
			<strong className="font-semibold">{m.partners_discount()}:</strong> {discount}
		</p>
		<p className={onColor ? "" : "text-ink-soft"}>{m.partners_discount_hint()}</p>
	</div>
);
