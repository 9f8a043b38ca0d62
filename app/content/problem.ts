import type { Locale } from "./words";

/** What keeps a catalogue from being published. `platform/problem-sentence.server.ts` says it in a language. */
export interface Problem {
	about: Subject;
	broken: BrokenRule;
	/** The instant from which on it is so; missing where it is so now. */
	from?: number;
}

/** What a problem is about. */
export interface Subject {
	called:
		| "attLine"
		| "carrier"
		| "catalogue"
		| "deal"
		| "id"
		| "landing"
		| "partner"
		| "phoneCase"
		| "plan"
		| "plans"
		| "promoCard"
		| "promotion"
		| "region"
		| "searchEntry"
		| "securityPackage"
		| "store"
		| "stores"
		/** An item as it is stored, by its kind and name. */
		| "stored"
		| "tvPackage"
		| "tvProvider";
	name: string;
	/** The partner of a promotion, the kind of a stored item. */
	of?: string;
	/** Where it is mended; nowhere if something is missing altogether. */
	items: readonly Whose[];
}

/** An item by its name or, where the catalogue doesn't know that, by what one of its fields says. */
type Whose = { kind: string; item: string } | { kind: string; field: "name" | "url"; says: string };

export type CarrierGroup = "internet" | "postpaid" | "prepaid";

/** A rule that something breaks, with what its sentence names. `said` is what the data says and should not. */
export type BrokenRule =
	| { rule: "badgeSource"; badge: string }
	| { rule: "carrierName"; carrier: string; listed: string }
	| { rule: "carrierTwice"; group: CarrierGroup }
	| { rule: "color"; said: string }
	| { rule: "contractText"; phrase: string }
	| { rule: "contrast"; text: string; color: string; ratio: string; least: number }
	| { rule: "country"; said: string }
	| { rule: "dayTwice"; day: string; opens: string; closes: string }
	| { rule: "discount"; said: string }
	| { rule: "eligibilityCondition" }
	| { rule: "fact"; field: string; said: unknown }
	| { rule: "holidayDay"; said: string }
	| { rule: "holidayHoursEmpty"; day: string; time: string }
	| { rule: "holidayTime"; day: string; said: string }
	| { rule: "holidayTwice"; day: string }
	| { rule: "hoursEmpty"; time: string }
	| { rule: "hoursOverlap"; day: string; opens: string; closes: string; second: string }
	| { rule: "hoursWithoutDays"; opens: string; closes: string }
	| { rule: "idForm" }
	| { rule: "idTwice" }
	| { rule: "internetNote" }
	| { rule: "limit"; said: string }
	| { rule: "limitText"; language: Locale; limit: string }
	| { rule: "lineCount"; said: unknown }
	| { rule: "linkPage"; link: string }
	| { rule: "linkPlan"; link: string }
	| { rule: "linkTarget"; link: string }
	| { rule: "missing"; field: string }
	| { rule: "needsCondition" }
	| { rule: "newerVersion" }
	| { rule: "noCarrier" }
	| { rule: "noFeatures" }
	| { rule: "noFilter"; field: string }
	| { rule: "noItem"; key: string }
	| { rule: "noName" }
	| { rule: "noPackages" }
	| { rule: "noPartner" }
	| { rule: "noPicture"; picture: string }
	| { rule: "noPlans" }
	| { rule: "noRegion"; region: string }
	| { rule: "noServices" }
	| { rule: "noStore" }
	| { rule: "nothing" }
	| { rule: "originalPrice"; said: string }
	| { rule: "originalPriceKind" }
	| { rule: "originalPriceLow"; originalPrice: string; price: string }
	| { rule: "periodEmpty"; from: string }
	| { rule: "periodField"; path: string; from: string }
	| { rule: "periodOrder"; from: string; until: string }
	| { rule: "periodTime" }
	| { rule: "periodTwice"; path: string; first: string; second: string }
	| { rule: "phone"; said: string }
	| { rule: "place"; latitude: number; longitude: number }
	| { rule: "planType"; said: unknown }
	| { rule: "price"; said: string }
	| { rule: "priceChecked"; said: string }
	| { rule: "promotionCount"; count: number }
	| { rule: "promotionIdForm" }
	| { rule: "promotionTwice"; id: string }
	| { rule: "rating"; said: number }
	| { rule: "ratingSource" }
	| { rule: "regularPrice" }
	| { rule: "reviewCount"; said: number }
	| { rule: "segment" }
	| { rule: "serviceCount"; count: number }
	/** `detail` is in English: what the program says about data of another shape. */
	| { rule: "shape"; detail: string }
	| { rule: "shapeField"; path: string; detail: string }
	| { rule: "slugForm" }
	| { rule: "slugTwice" }
	| { rule: "textFact"; path: string; language: Locale; fact: string }
	| { rule: "textMissing"; path: string; language: Locale }
	| { rule: "textSpaces"; path: string; language: Locale }
	| { rule: "time"; said: string }
	| { rule: "timeZone"; said: string }
	| { rule: "unknownPlan"; plan: string }
	| { rule: "website"; said: string }
	| { rule: "whatsappCode"; said: string }
	| { rule: "whatsappNumber"; said: string }
	| { rule: "zip"; said: string };
