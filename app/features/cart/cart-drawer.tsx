import { Minus, Plus, ShoppingCart, Trash2 } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { formatCents, toCents } from "../../platform/money";
import { SiteLink } from "../../platform/site-link";
import { Button, buttonClass, IconButton } from "../../ui/primitives/button";
import { Overlay } from "../../ui/primitives/overlay";
import { type CartItem, totalCents } from "./cart";
import { cartDrawerId, clearCart, removeFromCart, setCartQuantity, useCart } from "./cart-store";

export function CartDrawer() {
	const cart = useCart();
	return (
		<Overlay id={cartDrawerId} title={m.shopping_cart()} side="side" closeLabel={m.close()}>
			{cart.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />}
		</Overlay>
	);
}

function EmptyCart() {
	return (
		<div className="grid flex-1 place-content-center justify-items-center gap-3 px-8 py-16 text-center">
			<span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
				<ShoppingCart aria-hidden size={34} />
			</span>
			<p className="font-display text-xl font-bold">{m.cart_empty()}</p>
			<p className="text-sm text-ink-soft">{m.cart_empty_hint()}</p>
			<SiteLink to="/phone-cases" className={buttonClass({}, "mt-2")}>
				{m.cart_browse_cases()}
			</SiteLink>
		</div>
	);
}

function FilledCart({ cart }: { cart: readonly CartItem[] }) {
	return (
		<>
			<ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto px-5">
				{cart.map((item) => (
					<CartLine key={item.id} item={item} />
				))}
			</ul>
			<div className="grid gap-3 border-t border-line bg-sunken px-5 py-4">
				<p className="flex items-baseline justify-between">
					<span className="font-semibold">{m.cart_total()}</span>
					<output className="tabular font-display text-xl font-bold" data-testid="cart-total">
						{formatCents(totalCents(cart))}
					</output>
				</p>
				<p className="text-sm text-ink-soft">{m.cart_finish_in_store()}</p>
				<SiteLink to="/locations" className={buttonClass()}>
					{m.find_store()}
				</SiteLink>
				<Button look="quiet" size="small" onClick={clearCart}>
					{m.cart_clear()}
				</Button>
			</div>
		</>
	);
}

function CartLine({ item }: { item: CartItem }) {
	const { id, name, price, originalPrice, quantity, compatibility } = item;
	return (
		<li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-4">
			<div className="min-w-0">
				<p className="font-semibold">{name}</p>
				{compatibility && <p className="text-sm text-ink-soft">{compatibility}</p>}
			</div>
			<p className="tabular text-right font-semibold">
				{formatCents(toCents(price) * quantity)}
				{originalPrice && (
					<s className="block text-xs font-normal text-ink-soft">{formatCents(toCents(originalPrice) * quantity)}</s>
				)}
			</p>
			<fieldset className="inline-flex items-center rounded-full border border-line">
				<legend className="sr-only">{m.cart_quantity_of({ name })}</legend>
				<IconButton label={m.cart_one_less({ name })} onClick={() => setCartQuantity(id, quantity - 1)}>
					<Minus aria-hidden size={16} />
				</IconButton>
				<output className="tabular min-w-7 text-center text-sm font-semibold">{quantity}</output>
				<IconButton label={m.cart_one_more({ name })} onClick={() => setCartQuantity(id, quantity + 1)}>
					<Plus aria-hidden size={16} />
				</IconButton>
			</fieldset>
			<IconButton
				label={m.cart_remove_item({ name })}
				className="justify-self-end text-ink-soft"
				onClick={() => removeFromCart(id)}
			>
				<Trash2 aria-hidden size={18} />
			</IconButton>
		</li>
	);
}
