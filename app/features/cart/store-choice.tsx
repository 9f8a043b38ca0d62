import { m } from "../../paraglide/messages.js";
import { chooseStore } from "./chosen-store";
import type { HandOffStore } from "./hand-off-store";

export function StoreChoice({ stores, chosen }: { stores: readonly HandOffStore[]; chosen: HandOffStore | undefined }) {
	return (
		<fieldset className="mt-5">
			<legend className="font-display font-bold">{m.cart_your_store()}</legend>
			<div className="open-first mt-2 grid gap-2">
				{stores.map(({ id, name, city, openNow }) => (
					<label
						key={id}
						className="flex min-h-13 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong/60 px-2.5 py-1.5 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
					>
						<input
							type="radio"
							name="cart-store"
							value={id}
							checked={id === chosen?.id}
							onChange={() => chooseStore(id)}
							className="size-5 shrink-0 cursor-pointer accent-accent outline-none"
						/>
						<span className="min-w-0">
							<span className="text-sm font-semibold">{name}</span>{" "}
							<span className="text-xs text-ink-soft">{city}</span>
							{openNow}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
