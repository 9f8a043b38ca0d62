import { dealer } from "../content/dealer";
import { aboutFacts } from "../features/company/about.server";
import { AboutStats } from "../features/company/about-stats";
import { AboutStory } from "../features/company/about-story";
import { VisitUs } from "../features/company/visit-us";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { SiteLink } from "../platform/site-link";
import { useDealerFacts } from "../platform/use-dealer-facts";
import { buttonClass } from "../ui/primitives/button";
import { later } from "../ui/primitives/later";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/about";

export const handle = {
	page: { listed: { title: m.about_title, section: m.about_since } },
} satisfies PageHandle;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.about_title(), description: m.about_description });

export const loader = () => ({ ...aboutFacts(), art: pictureOf("heroes/about") });

const AboutSolutions = later("about-solutions", () => import("../features/company/about-solutions"));
const FounderProfile = later("founder", () => import("../features/company/founder-profile"));

export default function AboutPage({ loaderData: { locations, storyPictures, art } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				eyebrow={m.about_title()}
				title={m.about_since({ year: dealer.foundingYear })}
				lead={m.about_lead({ ...useDealerFacts(), name: dealer.name })}
				art={art}
			>
				<div className="mt-7 pb-8 sm:pb-10">
					<SiteLink to="/locations" className={buttonClass({ look: "warm", size: "large" })}>
						{m.company_visit_stores()}
					</SiteLink>
				</div>
			</PageHero>
			<AboutStats locations={locations} />
			<AboutStory pictures={storyPictures} />
			<AboutSolutions />
			<FounderProfile />
			<VisitUs heading={m.about_visit()} lead={m.about_visit_lead()} />
		</>
	);
}
