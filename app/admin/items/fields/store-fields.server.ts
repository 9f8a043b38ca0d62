import { m } from "../../../paraglide/messages.js";
import type { Field } from "./field";
import type { Around, KindDescription } from "./kind-description";
import { choice, choices, clock, day, group, list, number, oneOf, options, picture, text, words } from "./make-field";

const spanFields = (): Field[] => [
	clock("opens", m.admin_items_opens()),
	clock("closes", m.admin_items_closes(), { isClosing: true }),
];

const phone = (name: string, label: string, rest: { optional?: true } = {}) =>
	text(name, label, { max: 30, form: "phone", ...rest });

const whatsapp = (): Field =>
	oneOf("whatsapp", "WhatsApp", [
		{
			value: "byNumber",
			label: m.admin_items_whatsapp_number(),
			field: group("", m.admin_items_whatsapp_number(), {
				fields: [
					text("number", m.admin_items_whatsapp_number(), {
						max: 20,
						form: "phone",
						help: m.admin_items_whatsapp_number_help(),
					}),
				],
			}),
		},
		{
			value: "byCode",
			label: m.admin_items_whatsapp_code(),
			field: group("", m.admin_items_whatsapp_code(), {
				fields: [text("messageCode", m.admin_items_whatsapp_code(), { max: 40 })],
			}),
		},
	]);

const services = (): Field =>
	list("services", m.admin_items_services(), words("", m.admin_items_service(), { max: 60 }));

const zones = ["America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"];

const days = () => ({
	Monday: m.admin_items_monday(),
	Tuesday: m.admin_items_tuesday(),
	Wednesday: m.admin_items_wednesday(),
	Thursday: m.admin_items_thursday(),
	Friday: m.admin_items_friday(),
	Saturday: m.admin_items_saturday(),
	Sunday: m.admin_items_sunday(),
});

export const store = ({ regions }: Around): KindDescription => ({
	parts: [
		{
			title: m.admin_items_part_contact(),
			fields: [
				text("name", m.admin_items_name(), { max: 40, help: m.admin_items_store_name_help() }),
				text("street", m.admin_items_street(), { max: 80 }),
				text("city", m.admin_items_city(), { max: 60 }),
				choice("region", m.admin_items_state(), regions),
				text("postalCode", m.admin_items_zip(), { max: 10 }),
				phone("phone", m.admin_items_phone(), { optional: true }),
				whatsapp(),
			],
		},
		{
			title: m.admin_items_part_hours(),
			fields: [
				list(
					"openingHours",
					m.admin_items_week_hours(),
					group("", m.admin_items_hours(), {
						fields: [choices("days", m.admin_items_days(), { options: options(days()) }), ...spanFields()],
					}),
				),
				list(
					"holidayHours",
					m.admin_items_holiday_hours(),
					group("", m.admin_items_holiday(), {
						fields: [
							day("on", m.admin_items_day()),
							list("hours", m.admin_items_hours(), group("", m.admin_items_hours(), { fields: spanFields() }), {
								help: m.admin_items_holiday_closed_help(),
							}),
						],
					}),
					{ optional: true },
				),
				choice(
					"timeZone",
					m.admin_items_time_zone(),
					zones.map((zone) => ({ value: zone, label: zone })),
				),
			],
		},
		{
			title: m.admin_items_services(),
			fields: [
				services(),
				group("additionalServices", m.admin_items_att_line(), {
					optional: true,
					fields: [
						group("attLine", m.admin_items_att_line(), {
							fields: [phone("phone", m.admin_items_phone()), whatsapp(), services()],
						}),
					],
				}),
			],
		},
		{
			title: m.admin_items_part_look(),
			fields: [picture("image", m.admin_items_picture()), altField()],
		},
		{
			title: m.admin_items_part_ratings(),
			fields: [
				number("rating", m.admin_items_rating()),
				number("reviews", m.admin_items_reviews()),
				group("ratingSource", m.admin_items_rating_source(), { optional: true, fields: sourceFields() }),
				number("latitude", m.admin_items_latitude(), { isSigned: true }),
				number("longitude", m.admin_items_longitude(), { isSigned: true }),
			],
		},
	],
});

export const altField = (): Field =>
	words("alt", m.admin_items_alt(), { max: 160, rows: 2, help: m.admin_items_alt_help() });

export const sourceFields = (): Field[] => [
	text("source", m.admin_items_source(), { max: 200 }),
	day("on", m.admin_items_read_on()),
];
