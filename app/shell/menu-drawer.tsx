import { House, Info, MessageCircle, Newspaper, ShoppingBag, ShoppingCart, Store, Users } from "lucide-react";
import type { ReactNode } from "react";
import { AccountLabel } from "../features/account/account-label";
import { itemCount } from "../features/cart/cart";
import { openCart, useCart } from "../features/cart/cart-store";
import { m } from "../paraglide/messages.js";
import { SiteNavLink } from "../platform/site-link";
import { Overlay } from "../ui/primitives/overlay";
import { closeAllOverlays } from "../ui/primitives/overlay-command";
import { DisclosureChevron } from "../ui/primitives/popover-menu";
import { menuDrawerId } from "./header";
import LanguageLinks from "./language-links";
import type { ShellData } from "./shell-data.server";
import ShopLinks from "./shop-links";
import SocialLinks from "./social-links";
import { ThemeToggle } from "./theme-toggle";

const entry =
	"flex w-full min-h-13 items-center gap-3.5 rounded-md px-3 text-left font-medium no-underline transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold";

/** MOB-2, DOOR-4: the mobile menu, a bottom drawer. The languages stay in view below what scrolls. */
export default function MenuDrawer({ shell }: { shell: ShellData }) {
	const icons: Record<string, ReactNode> = {
		"/": <House aria-hidden size={21} />,
		"/blog": <Newspaper aria-hidden size={21} />,
		"/about": <Info aria-hidden size={21} />,
	};
	const [home, ...others] = shell.mainLinks.map(({ to, label }) => (
		<SiteNavLink key={to} to={to} className={entry}>
			{icons[to]} {label}
		</SiteNavLink>
	));
	return (
		<Overlay id={menuDrawerId} title={m.menu()} side="bottom" closeLabel={m.close()}>
			<nav aria-label={m.mobile_navigation()} className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
				<CartEntry />
				{home}
				<Submenu icon={<ShoppingBag aria-hidden size={21} />} label={m.shop()}>
					<ShopLinks services={shell.services} products={shell.products} />
				</Submenu>
				<SiteNavLink to="/locations" className={entry}>
					<Store aria-hidden size={21} /> {m.menu_stores()}
				</SiteNavLink>
				<SiteNavLink to="/contact" className={entry}>
					<MessageCircle aria-hidden size={21} /> {m.menu_contact()}
				</SiteNavLink>
				{others}
				<SiteNavLink to="/account" className={entry}>
					<AccountLabel size={21} />
				</SiteNavLink>
				<Submenu icon={<Users aria-hidden size={21} />} label={m.follow_us()}>
					<div className="px-3">
						<SocialLinks groups={shell.social} />
					</div>
				</Submenu>
			</nav>
			<div className="flex items-center justify-between border-t border-line px-3 py-2">
				<LanguageLinks className="flex flex-wrap" />
				<ThemeToggle />
			</div>
		</Overlay>
	);
}

/** MOB-3: details with the same `name` form an accordion, at most one open. */
function Submenu({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
	return (
		<details name="menu-drawer-submenu">
			<summary className={`${entry} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
				{icon} <span className="flex-1">{label}</span> <DisclosureChevron />
			</summary>
			<div className="mb-2 ml-5 border-l-2 border-line py-1 pl-2">{children}</div>
		</details>
	);
}

function CartEntry() {
	const count = itemCount(useCart());
	return (
		<button
			type="button"
			className={entry}
			onClick={() => {
				closeAllOverlays();
				openCart();
			}}
		>
			<ShoppingCart aria-hidden size={21} /> <span className="flex-1">{m.shopping_cart()}</span>
			{count > 0 && <span className="tabular rounded-full bg-warm px-2 text-xs font-bold text-on-warm">{count}</span>}
		</button>
	);
}
