import type { Product } from "schema-dts";
import { type Describe, dealerId, dollars } from "../../platform/structured-data.server";
import type { ShownCase } from "./phone-cases.server";

/** The cases as schema.org products sold in the stores. */
export const describeCases =
	(cases: readonly ShownCase[]): Describe =>
	(address) =>
		cases.map(
			({ id, name, alt, material, price, picture }): Product => ({
				"@type": "Product",
				productID: id,
				name,
				description: alt,
				material,
				image: address(picture.src),
				offers: {
					"@type": "Offer",
					price: dollars(price),
					priceCurrency: "USD",
					availability: "https://schema.org/InStoreOnly",
					url: address("/phone-cases"),
					seller: dealerId(address),
				},
			}),
		);
