import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { IconButton } from "../../ui/primitives/button";
import { MAX_QUANTITY } from "./cart";

/** CART-3: minus, plus, or a typed number, applied on blur or Enter. */
export function QuantityField({
	name,
	quantity,
	onQuantity,
}: {
	name: string;
	quantity: number;
	onQuantity: (quantity: number) => void;
}) {
	const [draft, setDraft] = useState<string>();
	const finish = () => {
		setDraft(undefined);
		if (draft?.trim() && Number(draft) !== quantity) onQuantity(Number(draft));
	};
	return (
		<div className="inline-flex items-center rounded-full border border-line-strong/60">
			<IconButton label={m.cart_one_less({ name })} onClick={() => onQuantity(quantity - 1)}>
				<Minus aria-hidden size={16} />
			</IconButton>
			<input
				type="text"
				inputMode="numeric"
				autoComplete="off"
				aria-label={m.cart_quantity_of({ name })}
				value={draft ?? quantity}
				onChange={(event) => setDraft(event.target.value)}
				onFocus={(event) => event.target.select()}
				onBlur={finish}
				onKeyDown={(event) => {
					if (event.key === "Enter") finish();
				}}
				className="tabular h-9 w-9 rounded-sm bg-transparent text-center text-sm font-semibold"
			/>
			<IconButton
				label={m.cart_one_more({ name })}
				aria-disabled={quantity >= MAX_QUANTITY}
				className="aria-disabled:opacity-45"
				onClick={() => onQuantity(quantity + 1)}
			>
				<Plus aria-hidden size={16} />
			</IconButton>
		</div>
	);
}
