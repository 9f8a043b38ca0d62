import { DealGrid } from "../features/deals/deal-grid";
import { dealCards } from "../features/deals/deals.server";
import { Highlights } from "../features/home/highlights";
import { homePage } from "../features/home/home.server";
import { HomeHero } from "../features/home/home-hero";
import { Offers } from "../features/home/offers";
import { PartnerCarousel } from "../features/home/partner-carousel";
import { Reasons } from "../features/home/reasons";
import { StoreSummaries } from "../features/home/store-summaries";
import { describeStores } from "../features/stores/describe-stores.server";
import { storeContacts } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";
import { describePage } from "../platform/structured-data.server";
import type { Route } from "./+types/home";

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.home_title(), description: m.home_description() });

export function loader({ context }: Route.LoaderArgs) {
	describePage(context, describeStores);
	return { ...homePage(), deals: dealCards(), stores: storeContacts() };
}

/** The address only chooses between offers that are already here. */
export const shouldRevalidate = () => false;

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { promos, deals, partners, stores, storePictures } = loaderData;
	return (
		<>
			<HomeHero />
			<Highlights />
			<Offers promos={promos} deals={<DealGrid deals={deals} />} />
			<PartnerCarousel partners={partners} />
			<Reasons />
			<StoreSummaries stores={stores} pictures={storePictures} />
		</>
	);
}
