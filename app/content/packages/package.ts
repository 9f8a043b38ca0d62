import type { Badged } from "../badges";
import type { MonthlyPrice, Priced } from "../prices";
import type { Words } from "../words";

interface PackageWording extends Priced<MonthlyPrice>, Badged {
	id: string;
	name: string;
	features: readonly Words[];
	/** What the customer signs for, or how long the price holds. Of these three, the card says to ask for what is not known. */
	term?: Words;
	equipment?: Words;
	/** What the customer must have already. */
	needs?: Words;
	/** What the price takes, in a few words: "with Xfinity Internet" (FROM-1). */
	condition?: Words;
}

export interface SecurityPackage extends PackageWording {
	carrier: string;
	segment: "business" | "home";
}

export interface TvPackage extends PackageWording {
	provider: string;
	channels: Words;
}

export interface TvProvider {
	/** The anchor of the group on the TV page; the same in every language. */
	id: string;
	name: Words;
	packages: readonly TvPackage[];
}
