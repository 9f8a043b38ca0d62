import { m } from "../paraglide/messages.js";

/** The kinds of items as people call them, one of each. */
const names: Readonly<Record<string, () => string>> = {
	badge: m.admin_kind_badge,
	phrase: m.admin_kind_phrase,
	"internet-carrier": m.admin_kind_internet_carrier,
	"internet-plan": m.admin_kind_internet_plan,
	"postpaid-carrier": m.admin_kind_postpaid_carrier,
	"postpaid-plan": m.admin_kind_postpaid_plan,
	"prepaid-carrier": m.admin_kind_prepaid_carrier,
	"prepaid-plan": m.admin_kind_prepaid_plan,
	"tv-provider": m.admin_kind_tv_provider,
	"tv-package": m.admin_kind_tv_package,
	"security-package": m.admin_kind_security_package,
	"phone-case": m.admin_kind_phone_case,
	partner: m.admin_kind_partner,
	landing: m.admin_kind_landing,
	store: m.admin_kind_store,
	region: m.admin_kind_region,
	deal: m.admin_kind_deal,
	"promo-card": m.admin_kind_promo_card,
	"search-entry": m.admin_kind_search_entry,
	order: m.admin_kind_order,
};

export const kindName = (kind: string): string => names[kind]?.() ?? kind;
