import { m } from "../../../paraglide/messages.js";
import type { Field } from "./field";
import type { Around, KindDescription } from "./kind-description";
import { choice, colour, constant, flag, group, item, list, options, picture, price, text, words } from "./make-field";
import { badgeFields, featuresField, nameField, notSoldInField } from "./plan-fields.server";

const promotion = (): Field =>
	group("", m.admin_items_promotion(), {
		fields: [
			text("id", m.admin_items_promotion_id(), { max: 60, form: "id", help: m.admin_items_promotion_id_help() }),
			words("title", m.admin_items_title(), { max: 60 }),
			words("description", m.admin_items_description(), { max: 200, rows: 2 }),
			constant("discount", "—"),
			price("upTo", m.admin_items_up_to(), "once", { optional: true, help: m.admin_items_up_to_help() }),
			featuresField(),
			...badgeFields(),
		],
	});

export const partner = (around: Around): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_what(),
			fields: [
				nameField(),
				words("tagline", m.admin_items_tagline(), { max: 80 }),
				words("description", m.admin_items_description(), { max: 200, rows: 2 }),
				list("services", m.admin_items_services(), words("", m.admin_items_service(), { max: 60 }), {
					help: m.admin_items_partner_services_help(),
				}),
				notSoldInField(around),
				text("websiteUrl", m.admin_items_website(), { max: 200, form: "url", optional: true }),
				aliasesField(),
			],
		},
		{
			title: m.admin_items_promotions(),
			fields: [list("promotions", m.admin_items_promotions(), promotion(), { help: m.admin_items_promotions_help() })],
		},
		{
			title: m.admin_items_part_look(),
			fields: [
				picture("logo", m.admin_items_logo()),
				colour("primaryColor", m.admin_items_color()),
				colour("onPrimary", m.admin_items_on_color(), { help: m.admin_items_on_color_help() }),
				flag("colorUnconfirmed", m.admin_items_color_unconfirmed()),
			],
		},
	],
});

export const aliasesField = (): Field =>
	list("aliases", m.admin_items_aliases(), text("", m.admin_items_alias(), { max: 60 }), {
		optional: true,
		help: m.admin_items_aliases_help(),
	});

const landingEntry = (): Field =>
	group("", m.admin_items_landing_entry(), {
		fields: [
			words("title", m.admin_items_title(), { max: 60 }),
			words("text", m.admin_items_text(), { max: 200, rows: 2 }),
			choice("icon", m.admin_items_icon(), options(landingIcons())),
			list("plans", m.admin_items_shown_plans(), item("", m.admin_items_plan_or_package(), "offers"), {
				optional: true,
				help: m.admin_items_shown_plans_help(),
			}),
			group("more", m.admin_items_more_link(), {
				optional: true,
				fields: [
					words("label", m.admin_items_link_label(), { max: 60 }),
					text("to", m.admin_items_link(), { max: 200, form: "path", help: m.admin_items_link_help() }),
				],
			}),
		],
	});

const landingIcons = () => ({
	bill: m.admin_items_icon_bill(),
	business: m.admin_items_icon_business(),
	family: m.admin_items_icon_family(),
	fiber: m.admin_items_icon_fiber(),
	home: m.admin_items_icon_home(),
	identity: m.admin_items_icon_identity(),
	number: m.admin_items_icon_number(),
	phone: m.admin_items_icon_phone(),
	prepaid: m.admin_items_icon_prepaid(),
	router: m.admin_items_icon_router(),
	security: m.admin_items_icon_security(),
	senior: m.admin_items_icon_senior(),
	signal: m.admin_items_icon_signal(),
	spanish: m.admin_items_icon_spanish(),
	tv: m.admin_items_icon_tv(),
});

export const landing = (): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_top(),
			fields: [
				words("headline", m.admin_items_headline(), { max: 120, rows: 2 }),
				words("lead", m.admin_items_lead(), { max: 200, rows: 3 }),
				list("parts", m.admin_items_landing_parts(), landingEntry(), { help: m.admin_items_landing_parts_help() }),
			],
		},
		{
			title: m.admin_items_highlights(),
			fields: [list("highlights", m.admin_items_highlights(), landingEntry())],
		},
	],
});
