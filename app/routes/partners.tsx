import { partnerColorLinks } from "../features/partners/partner-colors";
import { DirectoryActions, PartnerDirectory } from "../features/partners/partner-directory";
import { partnerCards } from "../features/partners/partners.server";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { useDealerFacts } from "../platform/use-dealer-facts";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/partners";

export const handle = {
	page: { listed: { title: m.partners_title, section: m.partners_eyebrow } },
} satisfies PageHandle;

export const loader = () => ({ partners: partnerCards() });

export const links = partnerColorLinks;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.partners_title(), description: m.partners_description });

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				eyebrow={m.partners_eyebrow()}
				title={m.partners_title()}
				lead={m.partners_description(useDealerFacts())}
			>
				<div className="mt-8">
					<DirectoryActions />
				</div>
			</PageHero>
			<PartnerDirectory partners={loaderData.partners} />
		</>
	);
}
