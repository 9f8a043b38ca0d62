import type { Kind } from "../../../catalogue/shapes";
import { m } from "../../../paraglide/messages.js";
import type { Field } from "./field";
import type { Around, FormPart, KindDescription } from "./kind-description";
import {
	choice,
	choices,
	constant,
	flag,
	group,
	item,
	list,
	number,
	oneOf,
	options,
	price,
	text,
	words,
} from "./make-field";

/** What plans and packages have in common. */
export const badgeFields = (): Field[] => [
	words("badge", m.admin_items_badge(), {
		max: 30,
		isBadge: true,
		optional: true,
		help: m.admin_items_badge_help(),
	}),
	text("badgeSource", m.admin_items_badge_source(), {
		max: 200,
		optional: true,
		help: m.admin_items_badge_source_help(),
	}),
];

export const struckFields = (per: "month" | "once"): Field[] => [
	price("originalPrice", m.admin_items_struck_price(), per, {
		optional: true,
		help: m.admin_items_struck_price_help(),
	}),
	choice(
		"originalPriceIs",
		m.admin_items_struck_is(),
		options({
			regular: m.admin_items_struck_regular(),
			"without-discount": m.admin_items_struck_without(),
			former: m.admin_items_struck_former(),
		}),
		{ optional: true },
	),
];

export const featuresField = (): Field =>
	list("features", m.admin_items_features(), words("", m.admin_items_feature(), { max: 80 }), {
		help: m.admin_items_features_help(),
	});

export const conditionField = (): Field =>
	words("condition", m.admin_items_condition(), { max: 60, optional: true, help: m.admin_items_condition_help() });

export const nameField = (): Field => text("name", m.admin_items_name(), { max: 60 });

const descriptionPart = (carrier: Kind, facts: readonly Field[]): FormPart => ({
	title: m.admin_items_part_what(),
	fields: [
		item("carrier", m.admin_items_carrier(), carrier),
		nameField(),
		words("speed", m.admin_items_speed(), { max: 40, help: m.admin_items_speed_help() }),
		featuresField(),
		...facts,
		choice("icon", m.admin_items_icon(), options(planIcons())),
		...badgeFields(),
		flag("popular", m.admin_items_popular(), { help: m.admin_items_popular_help() }),
	],
});

const planIcons = () => ({
	home: m.admin_items_icon_home(),
	phone: m.admin_items_icon_phone(),
	radio: m.admin_items_icon_radio(),
	smartphone: m.admin_items_icon_smartphone(),
	wallet: m.admin_items_icon_wallet(),
	wifi: m.admin_items_icon_wifi(),
	zap: m.admin_items_icon_zap(),
});

const pricePart = (): FormPart => ({
	title: m.admin_items_part_price(),
	fields: [
		price("price", m.admin_items_price(), "month"),
		...struckFields("month"),
		words("priceNote", m.admin_items_price_note(), { max: 160, rows: 2, help: m.admin_items_price_note_help() }),
		conditionField(),
		choice(
			"eligibility",
			m.admin_items_eligibility(),
			options({
				"age-55-plus": m.admin_items_eligibility_55(),
				"requires-internet": m.admin_items_eligibility_internet(),
				"student-account": m.admin_items_eligibility_student(),
				"switching-carriers": m.admin_items_eligibility_switching(),
			}),
			{ optional: true, help: m.admin_items_eligibility_help() },
		),
		words("requiresInternet", m.admin_items_requires_internet(), {
			max: 80,
			optional: true,
			help: m.admin_items_requires_internet_help(),
		}),
	],
});

export const internetPlan = (): KindDescription => ({
	parts: [
		descriptionPart("internet-carrier", []),
		pricePart(),
		{
			title: m.admin_items_part_facts(),
			fields: [
				group("facts", m.admin_items_part_facts(), {
					help: m.admin_items_facts_help(),
					fields: [
						number("downMbps", m.admin_items_down(), { unit: "Mbps", empty: "null" }),
						number("upMbps", m.admin_items_up(), { unit: "Mbps", empty: "null" }),
						number("priceMonths", m.admin_items_price_months(), {
							empty: "null",
							help: m.admin_items_price_months_help(),
						}),
						number("monthlyAfter", m.admin_items_monthly_after(), { unit: "$", empty: "null" }),
						number("equipmentMonthly", m.admin_items_equipment_monthly(), {
							unit: "$",
							empty: "null",
							help: m.admin_items_equipment_monthly_help(),
						}),
						oneOf("dataCapGB", m.admin_items_data_cap(), [
							{ value: "unknown", label: m.admin_items_not_known(), constant: null },
							{ value: "none", label: m.admin_items_data_cap_none(), constant: "none" },
							{
								value: "cap",
								label: m.admin_items_data_cap_some(),
								field: number("", m.admin_items_data_cap(), { unit: "GB" }),
							},
						]),
						number("agreementMonths", m.admin_items_agreement_months(), {
							optional: true,
							help: m.admin_items_agreement_months_help(),
						}),
					],
				}),
				oneOf(
					"contract",
					m.admin_items_contract(),
					[
						{ value: "text", label: m.admin_items_contract_by_text(), constant: undefined },
						{ value: "yes", label: m.admin_items_yes(), constant: true },
						{ value: "no", label: m.admin_items_no(), constant: false },
					],
					{ optional: true, help: m.admin_items_contract_help() },
				),
			],
		},
	],
	kept: { priceCheck: undefined },
});

const wirelessPlan = (carrier: Kind): KindDescription => ({
	parts: [
		descriptionPart(carrier, []),
		pricePart(),
		{
			title: m.admin_items_part_facts(),
			fields: [
				constant("type", "cellphone"),
				group("facts", m.admin_items_part_facts(), {
					help: m.admin_items_facts_help(),
					fields: [
						number("lines", m.admin_items_lines()),
						number("dataGB", m.admin_items_data(), { unit: "GB", empty: "null", help: m.admin_items_data_help() }),
						number("premiumDataGB", m.admin_items_premium_data(), {
							unit: "GB",
							empty: "null",
							help: m.admin_items_premium_data_help(),
						}),
						number("hotspotGB", m.admin_items_hotspot(), { unit: "GB", empty: "null" }),
						number("paidEveryDays", m.admin_items_paid_every(), {
							optional: true,
							help: m.admin_items_paid_every_help(),
						}),
						number("firstPayment", m.admin_items_first_payment(), {
							unit: "$",
							optional: true,
							help: m.admin_items_first_payment_help(),
						}),
					],
				}),
				oneOf(
					"callsAbroad",
					m.admin_items_calls_abroad(),
					[
						{ value: "unknown", label: m.admin_items_not_known(), constant: undefined },
						{ value: "credit", label: m.admin_items_calls_credit(), constant: "credit" },
						{ value: "many-countries", label: m.admin_items_calls_many(), constant: "many-countries" },
						{
							value: "countries",
							label: m.admin_items_calls_these(),
							field: list("", m.admin_items_countries(), text("", m.admin_items_country(), { max: 2 }), {
								help: m.admin_items_countries_help(),
							}),
						},
					],
					{ optional: true },
				),
			],
		},
	],
	kept: { priceCheck: undefined },
});

export const postpaidPlan = () => wirelessPlan("postpaid-carrier");
export const prepaidPlan = () => wirelessPlan("prepaid-carrier");

export const notSoldInField = ({ regions }: Around): Field =>
	choices("notSoldIn", m.admin_items_not_sold_in(), {
		options: regions,
		optional: true,
		help: m.admin_items_not_sold_in_help(),
	});

export const carrier = (around: Around): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_what(),
			fields: [
				nameField(),
				words("technology", m.admin_items_technology(), { max: 60, help: m.admin_items_technology_help() }),
				notSoldInField(around),
			],
		},
	],
	// The order of its plans is changed in the list of plans.
	kept: { plans: [] },
});
