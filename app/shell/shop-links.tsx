import { SiteNavLink } from "../platform/site-link";
import type { ShellData } from "./shell-data.server";

const itemClass =
	"flex min-h-11 items-center rounded-sm px-3 text-sm no-underline transition-colors hover:bg-accent-soft aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold";

/** HEAD-2: the shop's services and products, for the desktop dropdown and the mobile drawer. */
export default function ShopLinks({ services, products }: Pick<ShellData, "products" | "services">) {
	return (
		<div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
			{[services, products].map((group) => (
				<div key={group.heading}>
					<p className="px-3 pb-1 text-xs font-semibold tracking-wide text-ink-soft uppercase">{group.heading}</p>
					<ul>
						{group.links.map(({ to, label }) => (
							<li key={to}>
								<SiteNavLink to={to} className={itemClass}>
									{label}
								</SiteNavLink>
							</li>
						))}
						{group === products && (
							<li>
								<button type="button" disabled className={`${itemClass} w-full text-ink-soft hover:bg-transparent`}>
									{products.comingSoon}
								</button>
							</li>
						)}
					</ul>
					{group === products && <p className="px-3 pt-1 text-xs text-ink-soft">{products.note}</p>}
				</div>
			))}
		</div>
	);
}
