import { Globe, Menu } from "lucide-react";
import { AccountLabel } from "../features/account/account-label";
import { CartButton } from "../features/cart/cart-button";
import { SearchButton } from "../features/search/search-button";
import { m } from "../paraglide/messages.js";
import { SiteLink, SiteNavLink } from "../platform/site-link";
import { buttonClass, IconButton, iconButtonClass } from "../ui/primitives/button";
import { later } from "../ui/primitives/later";
import { overlayCommand } from "../ui/primitives/overlay-command";
import { DisclosureChevron, PopoverMenu } from "../ui/primitives/popover-menu";
import { Logo } from "./logo";
import type { ShellData } from "./shell-data.server";
import { ThemeToggle } from "./theme-toggle";

/** The drawer itself loads later than the button that opens it. */
export const menuDrawerId = "menu-drawer";

const LanguageLinks = later("language-menu-links", () => import("./language-links"));
const ShopLinks = later("shop-menu-links", () => import("./shop-links"));
const SocialLinks = later("follow-menu-links", () => import("./social-links"));

const navItem =
	"flex min-h-11 items-center gap-1.5 rounded-full px-2.5 text-sm font-medium no-underline transition-colors hover:bg-sunken aria-[current=page]:text-accent aria-[current=page]:font-semibold xl:px-3.5";

export function Header({ shell }: { shell: ShellData }) {
	return (
		<header data-site-header="" className="sticky top-0 z-30 border-b border-line bg-surface">
			<div className="page-width flex min-h-18 items-center sm:gap-2">
				<SiteLink to="/" className="mr-auto rounded-md no-underline lg:mr-4">
					<Logo />
					<span className="sr-only"> {m.logo_home()}</span>
				</SiteLink>
				<nav aria-label={m.main_navigation()} className="mr-auto hidden items-center lg:flex">
					{shell.mainLinks.map(({ to, label }) => (
						<SiteNavLink key={to} to={to} className={navItem}>
							{label}
						</SiteNavLink>
					))}
					<PopoverMenu
						id="shop-menu"
						triggerClass={navItem}
						panelClass="w-[30rem] p-4 position-start"
						trigger={
							<>
								{m.shop()} <DisclosureChevron />
							</>
						}
					>
						<ShopLinks services={shell.services} products={shell.products} />
					</PopoverMenu>
					<PopoverMenu
						id="follow-menu"
						triggerClass={navItem}
						panelClass="w-80 p-4 position-start"
						trigger={
							<>
								{m.follow_us()} <DisclosureChevron />
							</>
						}
					>
						<SocialLinks groups={shell.social} />
					</PopoverMenu>
				</nav>
				<SearchButton />
				<div className="hidden items-center lg:flex">
					<PopoverMenu
						id="language-menu"
						label={m.language()}
						triggerClass={iconButtonClass}
						panelClass="w-44 p-2"
						trigger={<Globe aria-hidden size={20} />}
					>
						<LanguageLinks />
					</PopoverMenu>
					<ThemeToggle />
				</div>
				<CartButton />
				<SiteLink to="/account" className={buttonClass({ look: "secondary" }, "hidden! lg:inline-flex!")}>
					<AccountLabel size={18} />
				</SiteLink>
				<IconButton label={m.menu()} className="lg:hidden" {...overlayCommand("show-modal", menuDrawerId)}>
					<Menu aria-hidden size={24} />
				</IconButton>
			</div>
		</header>
	);
}
