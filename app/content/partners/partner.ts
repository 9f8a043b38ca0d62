import type { Price } from "../prices";
import type { Words } from "../words";

export const partnerSlugs = [
	"att",
	"verizon",
	"t-mobile",
	"spectrum",
	"xfinity",
	"brightspeed",
	"centurylink",
	"cricket",
	"directv",
	"fidium",
	"earthlink",
	"frontier",
	"lumen",
	"hughesnet",
	"kinetic",
	"lyca",
	"simple-mobile",
	"optimum",
	"metronet",
	"vivint",
	"wow",
	"ziply",
] as const;
export type PartnerSlug = (typeof partnerSlugs)[number];

export interface Promotion {
	title: Words;
	description: Words;
	/** The carriers' discounts change weekly, so the site names none: always a dash. */
	discount: "—";
	/** The most that the promotion can be worth, when the carrier names a limit: "up to $540". */
	upTo?: Price;
	badge?: Words;
	features: readonly Words[];
}

export interface Partner {
	slug: PartnerSlug;
	name: string;
	/** A key of `pictures.json`. */
	logo: string;
	primaryColor: `#${string}`;
	/** Text on the primary colour, at least 4.5:1 against it. */
	onPrimary: `#${string}`;
	/** The colour was not checked against a brand guide. */
	colorUnconfirmed?: true;
	description: Words;
	tagline: Words;
	promotions: readonly Promotion[];
	services: readonly Words[];
	websiteUrl?: `https://${string}`;
}
