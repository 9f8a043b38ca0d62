import type { Kind } from "../../../catalogue/shapes";
import { m } from "../../../paraglide/messages.js";
import type { Around, KindDescription } from "./kind-description";
import { flag } from "./make-field";
import * as other from "./other-fields.server";
import * as packages from "./package-fields.server";
import * as partners from "./partner-fields.server";
import * as plans from "./plan-fields.server";
import { store } from "./store-fields.server";

/** Every kind that has a form. `order` is written by the buttons of a list. */
export type FormKind = Exclude<Kind, "order">;

const descriptions: Record<FormKind, (around: Around) => KindDescription> = {
	"internet-plan": plans.internetPlan,
	"postpaid-plan": plans.postpaidPlan,
	"prepaid-plan": plans.prepaidPlan,
	"tv-package": packages.tvPackage,
	"security-package": packages.securityPackage,
	"phone-case": other.phoneCase,
	"promo-card": other.promoCard,
	deal: other.deal,
	partner: partners.partner,
	landing: partners.landing,
	store,
	"internet-carrier": plans.carrier,
	"postpaid-carrier": plans.carrier,
	"prepaid-carrier": plans.carrier,
	"tv-provider": packages.tvProvider,
	badge: other.badge,
	phrase: other.phrase,
	"search-entry": other.searchEntry,
	region: other.region,
};

/** In the order of the list of kinds. */
export const formKinds = Object.keys(descriptions) as FormKind[];

export const isFormKind = (name: string): name is FormKind => Object.hasOwn(descriptions, name);

/** The form of a kind, with its labels in the language of whoever works there. */
export function formOfKind(kind: FormKind, around: Around): KindDescription {
	const { parts, kept = {} } = descriptions[kind](around);
	const hidden = flag("hidden", m.admin_items_hidden(), { help: m.admin_items_hidden_help() });
	return { parts: [...parts, { title: m.admin_items_part_shown(), fields: [hidden] }], kept };
}
