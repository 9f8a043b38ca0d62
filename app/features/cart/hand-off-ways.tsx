import { ClipboardList, Copy, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { Button, buttonClass } from "../../ui/primitives/button";
import { WhatsAppIcon } from "../../ui/primitives/whatsapp-icon";
import type { Cart } from "./cart";
import { cartContactLink } from "./cart-link";
import { cartList, whatsappWithText } from "./cart-list";
import { copyList } from "./copy-list";
import type { HandOffStore } from "./hand-off-store";

const way =
	"flex w-full min-h-16 items-center gap-4 rounded-md border border-line bg-raised px-4 py-3 text-left no-underline shadow-card transition hover:border-accent hover:shadow-float";

/** CART-6: by WhatsApp, by the contact form, or in person. */
export function HandOffWays({ cart, store, onCounter }: { cart: Cart; store: HandOffStore; onCounter: () => void }) {
	const list = cartList(cart, store);
	const whatsapp = whatsappWithText(store.whatsapp, list);
	return (
		<>
			<h4 className="mt-6 font-bold">{m.cart_your_list()}</h4>
			<ul className="mt-2 grid gap-2.5">
				<li>
					{whatsapp ? (
						<a href={whatsapp} target="_blank" rel="noopener" className={way}>
							<Way
								icon={<WhatsAppIcon size={22} />}
								title={m.cart_whatsapp()}
								hint={m.cart_whatsapp_hint({ store: store.name })}
							/>
						</a>
					) : (
						<FixedWhatsApp store={store} onCopy={() => copyList(list)} />
					)}
				</li>
				<li>
					<SiteLink to={cartContactLink(store.id, cart)} className={way}>
						<Way
							icon={<Mail aria-hidden size={22} />}
							title={m.cart_contact_form()}
							hint={m.cart_contact_form_hint()}
						/>
					</SiteLink>
				</li>
				<li>
					<button type="button" className={way} onClick={onCounter}>
						<Way icon={<ClipboardList aria-hidden size={22} />} title={m.cart_counter()} hint={m.cart_counter_hint()} />
					</button>
				</li>
			</ul>
			<div className="mt-4 flex flex-wrap gap-x-1">
				{whatsapp && (
					<Button look="quiet" size="small" className="min-h-11" onClick={() => copyList(list)}>
						<Copy aria-hidden size={16} /> {m.cart_copy()}
					</Button>
				)}
				{store.phone && (
					<a
						href={store.phone.link}
						aria-label={m.call_store({ store: store.name })}
						className={buttonClass({ look: "quiet", size: "small" }, "tabular min-h-11")}
					>
						<Phone aria-hidden size={16} /> {store.phone.text}
					</a>
				)}
				<a
					href={store.directions}
					target="_blank"
					rel="noopener"
					aria-label={m.directions_to_store({ store: store.name })}
					className={buttonClass({ look: "quiet", size: "small" }, "min-h-11")}
				>
					<MapPin aria-hidden size={16} /> {m.directions()}
				</a>
			</div>
		</>
	);
}

const Way = ({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) => (
	<>
		<span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">{icon}</span>
		<span className="leading-snug">
			<span className="block font-semibold">{title}</span>
			<span className="block text-sm text-ink-soft">{hint}</span>
		</span>
	</>
);

/** WhatsApp message links created in the app have a fixed text: the visitor copies the list and pastes it. */
const FixedWhatsApp = ({ store, onCopy }: { store: HandOffStore; onCopy: () => void }) => (
	<div className="grid gap-3 rounded-md border border-line bg-raised px-4 py-3 shadow-card">
		<p className="flex items-center gap-4 text-sm text-ink-soft">
			<span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
				<WhatsAppIcon size={22} />
			</span>
			{m.cart_whatsapp_without_list({ store: store.name })}
		</p>
		<div className="flex flex-wrap gap-2">
			<Button className="flex-auto whitespace-nowrap" onClick={onCopy}>
				<Copy aria-hidden size={16} /> {m.cart_copy()}
			</Button>
			<a
				href={store.whatsapp}
				target="_blank"
				rel="noopener"
				className={buttonClass({ look: "secondary" }, "flex-auto whitespace-nowrap")}
			>
				{m.cart_open_whatsapp()}
			</a>
		</div>
	</div>
);
