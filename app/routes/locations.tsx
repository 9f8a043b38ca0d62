import { describeStores } from "../features/stores/describe-stores.server";
import { StoreFinder } from "../features/stores/store-finder";
import { storeCards } from "../features/stores/stores.server";
import { whatToBring } from "../features/stores/what-to-bring";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { describePage } from "../platform/structured-data.server";
import { useDealerFacts } from "../platform/use-dealer-facts";
import { later } from "../ui/primitives/later";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/locations";

export const handle = {
	page: { listed: { title: m.locations_title, section: m.stores_eyebrow } },
} satisfies PageHandle;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.locations_title(), description: m.locations_description });

export function loader({ context }: Route.LoaderArgs) {
	describePage(context, describeStores);
	return { stores: storeCards(), art: pictureOf("heroes/locations"), bring: whatToBring() };
}

const StoreSummary = later("store-summary", () => import("../features/stores/store-summary"));
const BringBox = later("what-to-bring", () => import("../features/stores/bring-box"));
const StoreQuestions = later("store-questions", () => import("../features/stores/store-questions"));

export default function LocationsPage({ loaderData: { stores, art, bring } }: Route.ComponentProps) {
	const facts = useDealerFacts();
	return (
		<>
			<PageHero eyebrow={m.stores_eyebrow(facts)} title={m.locations_title()} lead={m.stores_lead(facts)} art={art} />
			<StoreSummary stores={stores} />
			<div className="page-width pt-6">
				<BringBox list={bring} />
			</div>
			<StoreFinder stores={stores} />
			<StoreQuestions stores={stores} />
		</>
	);
}
