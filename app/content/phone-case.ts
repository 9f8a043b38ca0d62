import type { Price } from "./prices";
import type { Words } from "./words";

export interface PhoneCase {
	id: string;
	name: Words;
	price: Price;
	originalPrice?: Price;
	/** A key of `pictures.json`. */
	image: string;
	/** What the picture shows, for people who cannot see it. */
	alt: Words;
	rating: number;
	badge?: Words;
	compatibility: Words;
	/** The makes that the filter offers. */
	makes: readonly ("Google" | "Motorola" | "Samsung" | "iPhone" | "universal")[];
	material: Words;
	/** The filter options that match; a case of two materials matches both. */
	materials: readonly ("fabric" | "leather" | "polycarbonate" | "pvc" | "recycled" | "silicone" | "tpu")[];
}
