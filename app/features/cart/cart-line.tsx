import { Trash2 } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { formatCents, toCents } from "../../platform/money";
import { IconButton } from "../../ui/primitives/button";
import type { CartItem } from "./cart";
import { lineName, phoneOf } from "./line-phone";
import { QuantityField } from "./quantity-field";

export function CartLine({
	item,
	onQuantity,
	onRemove,
}: {
	item: CartItem;
	onQuantity: (quantity: number) => void;
	onRemove: () => void;
}) {
	const { name, price, originalPrice, quantity, image, material } = item;
	const phone = phoneOf(item);
	return (
		<li className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-4 py-5 cramped:gap-x-2">
			{image ? (
				<img
					src={image}
					alt=""
					width={80}
					height={80}
					loading="lazy"
					className="size-[80px] rounded-md border border-line bg-sunken object-cover"
				/>
			) : (
				<span className="size-[80px] rounded-md bg-sunken" />
			)}
			<div className="grid gap-2">
				<div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 cramped:grid-cols-1">
					<div>
						{/* Receives focus when the line before it is removed. */}
						<h3 tabIndex={-1} className="text-base leading-snug">
							{name}
						</h3>
						<p className="dotted text-xs text-ink-soft">
							{phone && <span className={item.model ? "font-semibold text-ink" : undefined}>{phone}</span>}
							{material && <span>{material}</span>}
						</p>
					</div>
					<p className="tabular text-right leading-snug font-semibold cramped:text-left">
						<span>{formatCents(toCents(price) * quantity)}</span>
						{originalPrice && (
							<span className="block text-sm font-normal text-ink-soft">
								<span className="sr-only">{m.price_regular()} </span>
								<s>{formatCents(toCents(originalPrice) * quantity)}</s>
							</span>
						)}
					</p>
				</div>
				<div className="flex flex-wrap items-center justify-between">
					<QuantityField name={lineName(item)} quantity={quantity} onQuantity={onQuantity} />
					<IconButton
						label={m.cart_remove_item({ name: lineName(item) })}
						className="mr-[-10px] text-ink-soft hover:text-bad"
						onClick={onRemove}
					>
						<Trash2 aria-hidden size={18} />
					</IconButton>
				</div>
			</div>
		</li>
	);
}
