import { m } from "../../../paraglide/messages.js";
import type { Field } from "./field";
import type { KindDescription } from "./kind-description";
import { choice, choices, group, list, number, oneOf, options, picture, price, text, words } from "./make-field";
import { aliasesField } from "./partner-fields.server";
import { badgeFields, struckFields } from "./plan-fields.server";
import { altField, sourceFields } from "./store-fields.server";

/** Badges and phrases are nothing but their words. */
const sharedText = (max: number) => (): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_what(),
			fields: [words("", m.admin_items_text(), { max, help: m.admin_items_shared_help() })],
		},
	],
});

export const badge = sharedText(30);
export const phrase = sharedText(160);

const materials = () => ({
	fabric: m.admin_items_material_fabric(),
	leather: m.admin_items_material_leather(),
	polycarbonate: m.admin_items_material_polycarbonate(),
	pvc: "PVC",
	recycled: m.admin_items_material_recycled(),
	silicone: m.admin_items_material_silicone(),
	tpu: "TPU",
});

const makes = () => ({
	Google: "Google",
	Motorola: "Motorola",
	Samsung: "Samsung",
	iPhone: "iPhone",
	universal: m.admin_items_make_universal(),
});

export const phoneCase = (): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_what(),
			fields: [
				words("name", m.admin_items_name(), { max: 60 }),
				words("material", m.admin_items_material(), { max: 40 }),
				choices("materials", m.admin_items_materials(), {
					options: options(materials()),
					help: m.admin_items_filter_help(),
				}),
				words("compatibility", m.admin_items_compatibility(), { max: 60 }),
				choices("makes", m.admin_items_makes(), { options: options(makes()), help: m.admin_items_filter_help() }),
				oneOf("models", m.admin_items_models(), [
					{ value: "most", label: m.admin_items_models_most(), constant: "most" },
					{
						value: "these",
						label: m.admin_items_models_these(),
						field: list("", m.admin_items_models(), text("", m.admin_items_model(), { max: 40 })),
					},
				]),
				...badgeFields(),
			],
		},
		{
			title: m.admin_items_part_price(),
			fields: [price("price", m.admin_items_price(), "once"), ...struckFields("once")],
		},
		{ title: m.admin_items_part_look(), fields: [picture("image", m.admin_items_picture()), altField()] },
		{
			title: m.admin_items_part_ratings(),
			fields: [
				group("rating", m.admin_items_rating(), {
					optional: true,
					help: m.admin_items_rating_help(),
					fields: [
						number("value", m.admin_items_rating()),
						number("reviews", m.admin_items_reviews()),
						...sourceFields(),
					],
				}),
			],
		},
	],
});

export const region = (): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_what(),
			fields: [
				words("name", m.admin_items_name(), { max: 40 }),
				words("where", m.admin_items_where(), { max: 40, help: m.admin_items_where_help() }),
			],
		},
	],
});

const link = (name: string): Field =>
	text(name, m.admin_items_link(), { max: 200, form: "path", help: m.admin_items_link_help() });

export const deal = (): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_what(),
			fields: [
				words("title", m.admin_items_title(), { max: 60 }),
				words("description", m.admin_items_description(), { max: 160, rows: 2 }),
				link("to"),
				choice(
					"icon",
					m.admin_items_icon(),
					options({
						"badge-dollar-sign": m.admin_items_icon_dollar(),
						"phone-forwarded": m.admin_items_icon_forwarded(),
						"shield-check": m.admin_items_icon_shield(),
						users: m.admin_items_icon_family(),
					}),
				),
			],
		},
	],
});

export const promoCard = (): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_what(),
			fields: [
				words("title", m.admin_items_title(), { max: 60 }),
				words("subtitle", m.admin_items_subtitle(), { max: 100 }),
				...badgeFields().map((field): Field => (field.type === "words" ? { ...field, optional: false } : field)),
				words("action", m.admin_items_button(), { max: 40, help: m.admin_items_button_help() }),
				link("to"),
				choice(
					"art",
					m.admin_items_art(),
					options({ phone: m.admin_items_icon_smartphone(), sim: m.admin_items_art_sim() }),
				),
			],
		},
	],
});

export const searchEntry = (): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_what(),
			fields: [
				words("title", m.admin_items_title(), { max: 60, optional: true, help: m.admin_items_search_title_help() }),
				words("description", m.admin_items_description(), { max: 160, rows: 2, optional: true }),
				link("url"),
				words("category", m.admin_items_category(), { max: 40 }),
				choice(
					"type",
					m.admin_items_search_type(),
					options({
						location: m.admin_items_search_location(),
						page: m.admin_items_search_page(),
						product: m.admin_items_search_product(),
						service: m.admin_items_search_service(),
					}),
				),
				aliasesField(),
			],
		},
	],
});
