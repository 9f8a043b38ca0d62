import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { AddressTabs, tabPanel } from "../../ui/primitives/address-tabs";
import { Section } from "../../ui/sections/section";
import type { HomePageData } from "./home.server";
import { PromoCarousel } from "./promo-carousel";

const SECTION = "offers";
const PANEL = "offers-panel";

/** HOME-4, HOME-5. Which tab is shown stands in the address (`?promo=plans`). */
export function Offers({ promos, deals }: Pick<HomePageData, "promos"> & { deals: ReactNode }) {
	const { search } = useLocation();
	const tab = new URLSearchParams(search).get("promo") === "plans" ? "plans" : "promos";
	return (
		<Section
			id={SECTION}
			heading={m.home_offers_heading()}
			lead={m.home_offers_lead()}
			aside={
				<AddressTabs
					label={m.home_offers_tabs()}
					panelId={PANEL}
					selected={tab}
					anchor={SECTION}
					replace
					tabs={[
						{ value: "promos", label: m.home_tab_promos(), search: "" },
						{ value: "plans", label: m.home_tab_plans(), search: "?promo=plans" },
					]}
				/>
			}
		>
			<div {...tabPanel(PANEL, tab)}>{tab === "promos" ? <PromoCarousel promos={promos} /> : deals}</div>
		</Section>
	);
}
