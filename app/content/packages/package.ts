import type { MonthlyPrice } from "../prices";
import type { Words } from "../words";

interface PackageWording {
	id: string;
	name: string;
	price: MonthlyPrice;
	features: readonly Words[];
	badge?: Words;
	/** The dealer has not yet confirmed this price; `npm run prices` lists these. */
	unconfirmed?: true;
}

export interface SecurityPackage extends PackageWording {
	carrier: string;
	segment: "business" | "home";
}

export interface TvPackage extends PackageWording {
	provider: string;
	originalPrice?: MonthlyPrice;
	channels: Words;
}

export interface TvProvider {
	/** The anchor of the group on the TV page; the same in every language. */
	id: string;
	name: Words;
	packages: readonly TvPackage[];
}
