import type { Badged } from "./badges";
import type { Price, Priced } from "./prices";
import type { RatingSource } from "./rating-source";
import type { Words } from "./words";

export interface PhoneCase extends Omit<Priced<Price>, "priceCheck">, Badged {
	id: string;
	name: Words;
	/** A key of `pictures.json`. */
	image: string;
	/** What the picture shows, for people who cannot see it. */
	alt: Words;
	/** Only with its source (TRUE-2). */
	rating?: RatingSource & { value: number; reviews: number };
	compatibility: Words;
	/** The phones that it fits, as the filter offers them; "most": it fits them all. */
	models: readonly string[] | "most";
	/** The makes that the filter offers. */
	makes: readonly ("Google" | "Motorola" | "Samsung" | "iPhone" | "universal")[];
	material: Words;
	/** The filter options that match; a case of two materials matches both. */
	materials: readonly ("fabric" | "leather" | "polycarbonate" | "pvc" | "recycled" | "silicone" | "tpu")[];
}
