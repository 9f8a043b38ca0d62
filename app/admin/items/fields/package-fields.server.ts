import { m } from "../../../paraglide/messages.js";
import type { Field } from "./field";
import type { FormPart, KindDescription } from "./kind-description";
import { choice, item, options, price, text, words } from "./make-field";
import { badgeFields, conditionField, featuresField, nameField, struckFields } from "./plan-fields.server";

const packaged = (before: readonly Field[], after: readonly Field[]): FormPart[] => [
	{ title: m.admin_items_part_what(), fields: [...before, nameField(), ...after, featuresField(), ...badgeFields()] },
	{
		title: m.admin_items_part_price(),
		fields: [price("price", m.admin_items_price(), "month"), ...struckFields("month"), conditionField()],
	},
	{
		title: m.admin_items_part_takes(),
		fields: [
			words("term", m.admin_items_term(), { max: 60, optional: true, help: m.admin_items_term_help() }),
			words("equipment", m.admin_items_equipment(), { max: 60, optional: true }),
			words("needs", m.admin_items_needs(), { max: 60, optional: true, help: m.admin_items_needs_help() }),
		],
	},
];

export const tvPackage = (): KindDescription => ({
	parts: packaged(
		[
			item("group", m.admin_items_tv_group(), "tv-provider", m.admin_items_tv_group_help()),
			text("provider", m.admin_items_tv_provider_name(), { max: 60, help: m.admin_items_tv_provider_name_help() }),
		],
		[words("channels", m.admin_items_channels(), { max: 40 })],
	),
	kept: { priceCheck: undefined },
});

export const securityPackage = (): KindDescription => ({
	parts: packaged(
		[
			text("carrier", m.admin_items_security_carrier(), { max: 60 }),
			choice(
				"segment",
				m.admin_items_segment(),
				options({ home: m.admin_items_segment_home(), business: m.admin_items_segment_business() }),
			),
		],
		[],
	),
	kept: { priceCheck: undefined },
});

export const tvProvider = (): KindDescription => ({
	parts: [{ title: m.admin_items_part_what(), fields: [words("name", m.admin_items_name(), { max: 60 })] }],
	kept: { packages: [] },
});
