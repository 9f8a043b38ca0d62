import { dealCards } from "../features/deals/deals.server";
import { describePlans } from "../features/plans/describe-plans.server";
import { PlanList } from "../features/plans/plan-list";
import { wirelessPage } from "../features/plans/plans.server";
import { revalidateUnlessOnlyComparisonChanged } from "../features/plans/revalidate";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { describePage } from "../platform/structured-data.server";
import { useDealerFacts } from "../platform/use-dealer-facts";
import { later } from "../ui/primitives/later";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/wireless-plans";

export const handle = {
	page: {
		parameters: ["tab", "plan", "compare"],
		listed: { title: m.wireless_plans_title, section: m.plans_wireless_eyebrow, variants: ["?tab=prepaid"] },
	},
} satisfies PageHandle;

export function loader({ url, context }: Route.LoaderArgs) {
	const page = wirelessPage(url.searchParams);
	describePage(context, describePlans("wireless", m.wireless_plans_title(), page.groups));
	return { ...page, deals: dealCards(), art: pictureOf("heroes/wireless") };
}

export const shouldRevalidate = revalidateUnlessOnlyComparisonChanged;

export const meta = ({ loaderData, ...place }: Route.MetaArgs) => {
	const isPrepaid = loaderData?.tab === "prepaid";
	return pageMeta(place, {
		title: isPrepaid ? `${m.wireless_plans_title()}: ${m.plans_prepaid()}` : m.wireless_plans_title(),
		description: m.wireless_plans_description,
		query: { tab: isPrepaid ? "prepaid" : null },
	});
};

const Deals = later("deals", () => import("../features/deals/deals-section"));

export default function WirelessPlansPage({
	loaderData: { tab, plan, notes, groups, deals, art },
}: Route.ComponentProps) {
	return (
		<>
			<PageHero
				eyebrow={m.plans_wireless_eyebrow()}
				title={m.wireless_plans_title()}
				lead={m.wireless_plans_description(useDealerFacts())}
				art={art}
			/>
			<PlanList
				kind="wireless"
				tabsLabel={m.plans_wireless_tabs()}
				tabs={[
					{ value: "postpaid", label: m.plans_postpaid(), search: "?tab=postpaid" },
					{ value: "prepaid", label: m.plans_prepaid(), search: "?tab=prepaid" },
				]}
				selected={tab}
				notes={notes}
				groups={groups}
				askedPlan={plan}
			/>
			<Deals deals={deals} />
		</>
	);
}
