import type { ComponentProps } from "react";
import { Doors } from "./doors";
import { Offers } from "./offers";
import { PartnerCarousel } from "./partner-carousel";
import { Reasons } from "./reasons";
import { StoreSummaries } from "./store-summaries";

/** The home page below the first screen; its script loads later. */
export default function BelowTheFold({
	doors,
	priceNote,
	promos,
	deals,
	partners,
	stores,
	storeDetails,
	OpenNow,
}: ComponentProps<typeof Doors> &
	ComponentProps<typeof Offers> &
	ComponentProps<typeof PartnerCarousel> &
	ComponentProps<typeof StoreSummaries>) {
	return (
		<>
			<Doors doors={doors} priceNote={priceNote} />
			<Offers promos={promos} deals={deals} />
			<PartnerCarousel partners={partners} />
			<Reasons />
			<StoreSummaries stores={stores} storeDetails={storeDetails} OpenNow={OpenNow} />
		</>
	);
}
