import type { Badged } from "../badges";
import type { Price } from "../prices";
import type { Words } from "../words";

export interface Promotion extends Badged {
	/** The promotion in URLs: `/contact?partner=att&promotion=…`. Unique within the partner; keep it when the title changes. */
	id: string;
	title: Words;
	description: Words;
	/** PART-6: always a dash, because the carriers change their discounts weekly. */
	discount: "—";
	/** The carrier's limit, if it names one: "up to $540". The description has to state the same amount. */
	upTo?: Price;
	features: readonly Words[];
}

export interface Partner {
	/** `/partners/{slug}` */
	slug: string;
	name: string;
	/** Other names that people search for (FIND-1). */
	aliases?: readonly string[];
	/** A key of `pictures.json`. */
	logo: string;
	primaryColor: `#${string}`;
	/** Text colour on the primary colour; the contrast is at least 4.5:1. */
	onPrimary: `#${string}`;
	/** The colour has not been checked against a brand guide. */
	colorUnconfirmed?: true;
	description: Words;
	tagline: Words;
	promotions: readonly Promotion[];
	services: readonly Words[];
	/** The states of our stores where, as far as we know, it is not sold (TRUE-6). */
	notSoldIn?: readonly string[];
	websiteUrl?: `https://${string}`;
}
