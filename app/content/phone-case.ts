import type { Price } from "./prices";
import type { Words } from "./words";

export interface PhoneCase {
	id: string;
	name: Words;
	price: Price;
	originalPrice?: Price;
	/** A key of `pictures.json`. */
	image: string;
	/** What the picture shows, for those who do not see it. */
	alt: Words;
	rating: number;
	badge?: Words;
	compatibility: Words;
	/** The makes that the filter offers. */
	makes: readonly ("Google" | "Motorola" | "Samsung" | "iPhone" | "universal")[];
	material: Words;
	/** The groups under which the filter offers the material; a case of two materials stands under both. */
	materials: readonly ("fabric" | "leather" | "polycarbonate" | "pvc" | "recycled" | "silicone" | "tpu")[];
}
