import { useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Section } from "../../ui/sections/section";
import { DealGrid } from "./deal-grid";
import type { HomePageData } from "./home.server";
import { type OfferTab, OfferTabs, offersId, panelId, tabId } from "./offer-tabs";
import { PromoCarousel } from "./promo-carousel";

/** HOME-4, HOME-5. Which tab is shown stands in the address (`?promo=plans`). */
export function Offers({ promos, deals }: Pick<HomePageData, "deals" | "promos">) {
	const { search } = useLocation();
	const tab: OfferTab = new URLSearchParams(search).get("promo") === "plans" ? "plans" : "promos";
	return (
		<Section
			id={offersId}
			heading={m.home_offers_heading()}
			lead={m.home_offers_lead()}
			aside={<OfferTabs selected={tab} />}
		>
			<div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)}>
				{tab === "promos" ? <PromoCarousel promos={promos} /> : <DealGrid deals={deals} />}
			</div>
		</Section>
	);
}
