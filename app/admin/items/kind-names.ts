import { m } from "../../paraglide/messages.js";
import type { FormKind } from "./fields/kind-fields.server";

/** What one calls the items of a kind. */
export const kindNames: Record<FormKind, { many: () => string; new: () => string }> = {
	"internet-plan": { many: m.admin_items_kind_internet_plans, new: m.admin_items_new_internet_plan },
	"postpaid-plan": { many: m.admin_items_kind_postpaid_plans, new: m.admin_items_new_postpaid_plan },
	"prepaid-plan": { many: m.admin_items_kind_prepaid_plans, new: m.admin_items_new_prepaid_plan },
	"tv-package": { many: m.admin_items_kind_tv_packages, new: m.admin_items_new_tv_package },
	"security-package": { many: m.admin_items_kind_security_packages, new: m.admin_items_new_security_package },
	"phone-case": { many: m.admin_items_kind_phone_cases, new: m.admin_items_new_phone_case },
	"promo-card": { many: m.admin_items_kind_promo_cards, new: m.admin_items_new_promo_card },
	deal: { many: m.admin_items_kind_deals, new: m.admin_items_new_deal },
	partner: { many: m.admin_items_kind_partners, new: m.admin_items_new_partner },
	landing: { many: m.admin_items_kind_landings, new: m.admin_items_new_landing },
	store: { many: m.admin_items_kind_stores, new: m.admin_items_new_store },
	"internet-carrier": { many: m.admin_items_kind_internet_carriers, new: m.admin_items_new_internet_carrier },
	"postpaid-carrier": { many: m.admin_items_kind_postpaid_carriers, new: m.admin_items_new_postpaid_carrier },
	"prepaid-carrier": { many: m.admin_items_kind_prepaid_carriers, new: m.admin_items_new_prepaid_carrier },
	"tv-provider": { many: m.admin_items_kind_tv_providers, new: m.admin_items_new_tv_provider },
	badge: { many: m.admin_items_kind_badges, new: m.admin_items_new_badge },
	phrase: { many: m.admin_items_kind_phrases, new: m.admin_items_new_phrase },
	"search-entry": { many: m.admin_items_kind_search_entries, new: m.admin_items_new_search_entry },
	region: { many: m.admin_items_kind_regions, new: m.admin_items_new_region },
};
