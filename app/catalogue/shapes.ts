import { z } from "zod";
import type { IsoDay, MonthlyPrice, Price } from "../content/prices";
import type { BrokenRule } from "../content/problem";
import { type Locale, locales } from "../content/words";

/**
 * The stored form of everything a dealer changes, one zod shape per kind. Shapes say how data is built; whether it may be
 * published is for `content/catalogue-invariants.ts`, so that a half-written draft can be saved.
 */

const translated = z.strictObject(
	Object.fromEntries(locales.map((locale) => [locale, z.string()])) as Record<Locale, z.ZodString>,
);

/** A text, or the badge or phrase that it is taken from: `{ ref: "badge/best-value" }`. */
const words = z.union([z.strictObject({ ref: z.string() }), translated]);

/** `cell`: how a spreadsheet or a form reads what people type. */
const monthlyPrice = z.string().meta({ cell: "monthly-price" }) as unknown as z.ZodType<MonthlyPrice>;
const price = z.string().meta({ cell: "price" }) as unknown as z.ZodType<Price>;
const text = z.string();
const flag = z.literal(true).exactOptional();
const amount = z.number().nullable();

/** Date and time on the clock of the store or, for everything else, of the dealer: "2026-11-27T00:00". */
const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, "is not a time such as 2026-11-27T00:00");

/** Replaces fields for some time; null leaves a field out. It names only its own fields, so later edits of others stay. */
const timedEntry = z.strictObject({
	from: localTime,
	until: localTime.exactOptional(),
	set: z.record(z.string(), z.unknown()),
	note: text.exactOptional(),
});

export type TimedEntry = z.infer<typeof timedEntry>;

/** What every item can have. */
const common = {
	/** Not shown; with `timed`, for some time. */
	hidden: flag,
	timed: z.array(timedEntry).exactOptional(),
};

const day = z.string().meta({ cell: "day" }) as unknown as z.ZodType<IsoDay>;
/** How a price is known, and which: see `price-check.ts`. */
const priceCheck = z.union([
	z.strictObject({ price: text, prescribed: text }),
	z.strictObject({ price: text, on: day, by: text, source: text }),
]);
const struckPrice = z.enum(["former", "regular", "without-discount"]);
const badged = { badge: words.exactOptional(), badgeSource: text.exactOptional() };
const notSoldIn = z.array(text).exactOptional();

const plan = {
	/** The item of its carrier. */
	carrier: text,
	name: text,
	speed: words,
	price: monthlyPrice,
	priceCheck: priceCheck.exactOptional(),
	originalPrice: monthlyPrice.exactOptional(),
	originalPriceIs: struckPrice.exactOptional(),
	priceNote: words,
	features: z.array(words),
	icon: z.enum(["home", "phone", "radio", "smartphone", "wallet", "wifi", "zap"]),
	...badged,
	popular: flag,
	eligibility: z.enum(["age-55-plus", "requires-internet", "student-account", "switching-carriers"]).exactOptional(),
	requiresInternet: words.exactOptional(),
	condition: words.exactOptional(),
};

const wirelessPlan = z.strictObject({
	...plan,
	type: z.literal("cellphone"),
	facts: z.strictObject({
		lines: z.number(),
		dataGB: amount,
		premiumDataGB: amount,
		hotspotGB: amount,
		paidEveryDays: z.number().exactOptional(),
		firstPayment: z.number().exactOptional(),
	}),
	callsAbroad: z.union([z.enum(["credit", "many-countries"]), z.array(text)]).exactOptional(),
	...common,
});

const packaged = {
	name: text,
	price: monthlyPrice,
	priceCheck: priceCheck.exactOptional(),
	originalPrice: monthlyPrice.exactOptional(),
	originalPriceIs: struckPrice.exactOptional(),
	features: z.array(words),
	term: words.exactOptional(),
	equipment: words.exactOptional(),
	needs: words.exactOptional(),
	condition: words.exactOptional(),
	...badged,
};

/** The order of the plans is here, so that moving one is one revision. */
const carrier = z.strictObject({ name: text, technology: words, notSoldIn, plans: z.array(text), ...common });

const whatsapp = z.union([z.strictObject({ number: text }), z.strictObject({ messageCode: text })]);
const clock = z.string().meta({ cell: "clock" }) as unknown as z.ZodType<`${number}:${number}`>;
const weekday = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
const path = z.string() as unknown as z.ZodType<`/${string}`>;
const color = z.string() as unknown as z.ZodType<`#${string}`>;

const landingEntry = z.strictObject({
	icon: z.enum([
		"bill",
		"business",
		"family",
		"fiber",
		"home",
		"identity",
		"number",
		"phone",
		"prepaid",
		"router",
		"security",
		"senior",
		"signal",
		"spanish",
		"tv",
	]),
	title: words,
	text: words,
	plans: z.array(text).exactOptional(),
	more: z.strictObject({ label: words, to: path }).exactOptional(),
});

const shapes = {
	badge: translated.extend(common),
	phrase: translated.extend(common),
	"internet-carrier": carrier,
	"internet-plan": z.strictObject({
		...plan,
		contract: z.boolean().exactOptional(),
		facts: z.strictObject({
			downMbps: amount,
			upMbps: amount,
			priceMonths: amount,
			monthlyAfter: amount,
			equipmentMonthly: amount,
			dataCapGB: z.union([z.number(), z.literal("none")]).nullable(),
			agreementMonths: z.number().exactOptional(),
		}),
		...common,
	}),
	"postpaid-carrier": carrier,
	"postpaid-plan": wirelessPlan,
	"prepaid-carrier": carrier,
	"prepaid-plan": wirelessPlan,
	"tv-provider": z.strictObject({ name: words, packages: z.array(text), ...common }),
	"tv-package": z.strictObject({
		/** The item of the provider that lists it; `provider` is the name on the card. */
		group: text,
		provider: text,
		channels: words,
		...packaged,
		...common,
	}),
	"security-package": z.strictObject({
		carrier: text,
		segment: z.enum(["business", "home"]),
		...packaged,
		...common,
	}),
	"phone-case": z.strictObject({
		name: words,
		price,
		originalPrice: price.exactOptional(),
		originalPriceIs: struckPrice.exactOptional(),
		image: text,
		alt: words,
		rating: z.strictObject({ source: text, on: day, value: z.number(), reviews: z.number() }).exactOptional(),
		...badged,
		compatibility: words,
		models: z.union([z.literal("most"), z.array(text)]),
		makes: z.array(z.enum(["Google", "Motorola", "Samsung", "iPhone", "universal"])),
		material: words,
		materials: z.array(z.enum(["fabric", "leather", "polycarbonate", "pvc", "recycled", "silicone", "tpu"])),
		...common,
	}),
	partner: z.strictObject({
		name: text,
		aliases: z.array(text).exactOptional(),
		logo: text,
		primaryColor: color,
		onPrimary: color,
		colorUnconfirmed: flag,
		description: words,
		tagline: words,
		promotions: z.array(
			z.strictObject({
				id: text,
				title: words,
				description: words,
				discount: z.literal("—"),
				upTo: price.exactOptional(),
				...badged,
				features: z.array(words),
			}),
		),
		services: z.array(words),
		notSoldIn,
		websiteUrl: (z.string() as unknown as z.ZodType<`https://${string}`>).exactOptional(),
		...common,
	}),
	/** The texts of a partner's own landing page; the item is the partner's. */
	landing: z.strictObject({
		headline: words,
		lead: words,
		parts: z.array(landingEntry),
		highlights: z.array(landingEntry),
		...common,
	}),
	store: z.strictObject({
		name: text,
		street: text,
		city: text,
		region: text,
		postalCode: text,
		phone: text.exactOptional(),
		whatsapp,
		openingHours: z.array(z.strictObject({ days: z.array(weekday), opens: clock, closes: clock })),
		holidayHours: z
			.array(z.strictObject({ on: day, hours: z.array(z.strictObject({ opens: clock, closes: clock })) }))
			.exactOptional(),
		timeZone: text,
		services: z.array(words),
		additionalServices: z
			.strictObject({ attLine: z.strictObject({ phone: text, whatsapp, services: z.array(words) }) })
			.exactOptional(),
		image: text,
		alt: words,
		rating: z.number(),
		reviews: z.number(),
		ratingSource: z.strictObject({ source: text, on: day }).exactOptional(),
		latitude: z.number(),
		longitude: z.number(),
		...common,
	}),
	region: z.strictObject({ name: words, where: words, ...common }),
	deal: z.strictObject({
		title: words,
		description: words,
		to: text,
		icon: z.enum(["badge-dollar-sign", "phone-forwarded", "shield-check", "users"]),
		...common,
	}),
	"promo-card": z.strictObject({
		title: words,
		subtitle: words,
		badge: words,
		badgeSource: text.exactOptional(),
		to: text,
		action: words,
		art: z.enum(["phone", "sim"]),
		...common,
	}),
	"search-entry": z.strictObject({
		/** By default the name and description of what it leads to. */
		title: words.exactOptional(),
		description: words.exactOptional(),
		url: text,
		category: words,
		type: z.enum(["location", "page", "product", "service"]),
		aliases: z.array(text).exactOptional(),
		...common,
	}),
	/** The order of a kind's items; those it does not name come last. */
	order: z.strictObject({ items: z.array(text), ...common }),
} satisfies Record<string, z.ZodType>;

export type Kind = keyof typeof shapes;
export type Stored<K extends Kind = Kind> = z.infer<(typeof shapes)[K]>;

export const kinds = Object.keys(shapes) as Kind[];
export const isKind = (name: string): name is Kind => Object.hasOwn(shapes, name);

/** Turns data of one version of a shape into the next. */
type Upgrade = (older: Record<string, unknown>) => Record<string, unknown>;

/**
 * A change of a shape that old data does not fit adds a function here, and never changes one that is there: revisions keep
 * the version they were written in and are upgraded whenever they are read.
 */
const upgrades: Partial<Record<Kind, readonly Upgrade[]>> = {};

export const shapeVersion = (kind: Kind, table = upgrades): number => (table[kind]?.length ?? 0) + 1;

/** Stored data in the present shape, or what is wrong with it. */
export function readItem<K extends Kind>(
	kind: K,
	data: unknown,
	version: number = shapeVersion(kind),
	table = upgrades,
): { data: Stored<K> } | { broken: BrokenRule[] } {
	if (version > shapeVersion(kind, table)) return { broken: [{ rule: "newerVersion" }] };
	try {
		let present = data;
		for (const upgrade of (table[kind] ?? []).slice(version - 1)) present = upgrade(present as Record<string, unknown>);
		const parsed = shapes[kind].safeParse(present);
		if (parsed.success) return { data: parsed.data as Stored<K> };
		return { broken: parsed.error.issues.map(brokenShape) };
	} catch (cause) {
		const detail = `it cannot be upgraded from version ${version}: ${(cause as Error).message}`;
		return { broken: [{ rule: "shape", detail }] };
	}
}

const brokenShape = ({ path, message: detail }: z.core.$ZodIssue): BrokenRule =>
	path.length > 0 ? { rule: "shapeField", path: path.join("."), detail } : { rule: "shape", detail };

/** The shape of a kind as a JSON schema. */
export const schemaOf = (kind: Kind): z.core.JSONSchema.BaseSchema => z.toJSONSchema(shapes[kind]);

export const fieldsOf = (kind: Kind): readonly string[] =>
	Object.keys(shapes[kind].shape).filter((field) => field !== "timed");
