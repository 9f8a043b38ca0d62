import { shopCases } from "../features/company/shop.server";
import { ShopSteps } from "../features/company/shop-steps";
import { ShopToday } from "../features/company/shop-today";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { SiteLink } from "../platform/site-link";
import { buttonClass } from "../ui/primitives/button";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/shop";

export const handle = {
	page: { listed: { title: m.shop_title, section: m.shop_coming_soon } },
} satisfies PageHandle;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.shop_title(), description: m.shop_description });

export const loader = () => ({ cases: shopCases(), art: pictureOf("heroes/shop") });

export default function ShopPage({ loaderData: { cases, art } }: Route.ComponentProps) {
	return (
		<>
			<PageHero eyebrow={m.shop_title()} title={m.shop_coming_soon()} lead={m.shop_lead()} art={art}>
				<div className="mt-7 flex flex-wrap gap-3">
					<SiteLink to="/phone-cases" className={buttonClass({ look: "warm", size: "large" })}>
						{m.shop_cart_action()}
					</SiteLink>
					<SiteLink to="/locations" className={buttonClass({ look: "outline", size: "large" })}>
						{m.shop_visit_action()}
					</SiteLink>
				</div>
			</PageHero>
			<ShopToday />
			<ShopSteps cases={cases} />
		</>
	);
}
