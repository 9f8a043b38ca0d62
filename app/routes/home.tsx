import { lazy } from "react";
import { dealCards } from "../features/deals/deals.server";
import { drawingsFile } from "../features/home/drawing";
import { Highlights } from "../features/home/highlights";
import { homePage } from "../features/home/home.server";
import { HomeHero } from "../features/home/home-hero";
import { describeStores } from "../features/stores/describe-stores.server";
import { storeContacts } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { describePage } from "../platform/structured-data.server";
import { later } from "../ui/primitives/later";
import type { Route } from "./+types/home";

export const handle = {
	page: { parameters: ["promo"], listed: { title: m.home_title, section: m.home_hero_eyebrow } },
} satisfies PageHandle;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.home_title(), description: m.home_description });

export const links: Route.LinksFunction = () => [
	{ rel: "preload", href: drawingsFile, as: "image", type: "image/svg+xml", fetchPriority: "high" },
];

export function loader({ context }: Route.LoaderArgs) {
	describePage(context, describeStores);
	return { ...homePage(), deals: dealCards(), stores: storeContacts() };
}

/** The address only chooses between offers that are already here. */
export const shouldRevalidate = () => false;

/** On the second tab, which most visitors leave closed. */
const DealGrid = lazy(() => import("../features/deals/deal-grid"));
const OpenNow = lazy(() => import("../features/stores/open-now"));
const BelowTheFold = later("home-below-the-fold", () => import("../features/home/below-the-fold"));

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { doors, priceNote, promos, deals, partners, stores, storeDetails } = loaderData;
	return (
		<>
			<HomeHero />
			<Highlights lowestPrice={doors[0]?.price} storeCount={stores.length} />
			<BelowTheFold
				doors={doors}
				priceNote={priceNote}
				promos={promos}
				deals={<DealGrid deals={deals} />}
				partners={partners}
				stores={stores}
				storeDetails={storeDetails}
				OpenNow={OpenNow}
			/>
		</>
	);
}
