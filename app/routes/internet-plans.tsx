import { describePlans } from "../features/plans/describe-plans.server";
import { PlanList } from "../features/plans/plan-list";
import { internetPage } from "../features/plans/plans.server";
import { revalidateUnlessOnlyComparisonChanged } from "../features/plans/revalidate";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { describePage } from "../platform/structured-data.server";
import { useDealerFacts } from "../platform/use-dealer-facts";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/internet-plans";

export const handle = {
	page: {
		parameters: ["contract", "plan", "compare"],
		listed: { title: m.internet_plans_title, section: m.plans_internet_eyebrow, variants: ["?contract=no"] },
	},
} satisfies PageHandle;

export function loader({ url, context }: Route.LoaderArgs) {
	const page = internetPage(url.searchParams);
	describePage(context, describePlans("internet", m.internet_plans_title(), page.groups));
	return { ...page, art: pictureOf("heroes/internet") };
}

export const shouldRevalidate = revalidateUnlessOnlyComparisonChanged;

export const meta = ({ loaderData, ...place }: Route.MetaArgs) => {
	const isFree = loaderData?.side === "non-contract";
	return pageMeta(place, {
		title: isFree ? `${m.internet_plans_title()}: ${m.plans_no_contract()}` : m.internet_plans_title(),
		description: m.internet_plans_description,
		query: { contract: isFree ? "no" : null },
	});
};

export default function InternetPlansPage({ loaderData: { side, plan, notes, groups, art } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				eyebrow={m.plans_internet_eyebrow()}
				title={m.internet_plans_title()}
				lead={m.internet_plans_description(useDealerFacts())}
				art={art}
			/>
			<PlanList
				kind="internet"
				tabsLabel={m.plans_internet_tabs()}
				tabs={[
					{ value: "contract", label: m.plans_contract(), search: "?contract=yes" },
					{ value: "non-contract", label: m.plans_no_contract(), search: "?contract=no" },
				]}
				selected={side}
				notes={notes}
				groups={groups}
				askedPlan={plan}
			/>
		</>
	);
}
