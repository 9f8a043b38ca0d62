import type { ComponentProps } from "react";
import { Offers } from "./offers";
import { PartnerCarousel } from "./partner-carousel";
import { Reasons } from "./reasons";
import { StoreSummaries } from "./store-summaries";

/** The home page below the first screen; its script loads later. */
export default function BelowTheFold({
	promos,
	deals,
	partners,
	stores,
	storeDetails,
}: ComponentProps<typeof Offers> & ComponentProps<typeof PartnerCarousel> & ComponentProps<typeof StoreSummaries>) {
	return (
		<>
			<Offers promos={promos} deals={deals} />
			<PartnerCarousel partners={partners} />
			<Reasons />
			<StoreSummaries stores={stores} storeDetails={storeDetails} />
		</>
	);
}
