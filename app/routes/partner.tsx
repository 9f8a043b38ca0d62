import { redirect } from "react-router";
import { AuthorizedDealerPage } from "../features/partners/dealer/authorized-dealer-page";
import { describeQuestions } from "../features/partners/describe-questions.server";
import { LandingPage } from "../features/partners/landings/landing-page";
import { partnerColorLinks } from "../features/partners/partner-colors";
import { partnerPage } from "../features/partners/partners.server";
import { localePath } from "../platform/language";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { describePage } from "../platform/structured-data.server";
import type { Route } from "./+types/partner";

export const handle = { page: { listed: "partners" } } satisfies PageHandle;

export function loader({ params, context }: Route.LoaderArgs) {
	const page = partnerPage(params.partner);
	// SITE-3
	if (!page) throw redirect(localePath("/partners"));
	describePage(context, describeQuestions(page.landing));
	return page;
}

export const links = partnerColorLinks;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = ({ loaderData, ...place }: Route.MetaArgs) =>
	loaderData ? pageMeta(place, { title: loaderData.partner.name, description: loaderData.partner.description }) : [];

export default function PartnerPage({ loaderData: { partner, landing } }: Route.ComponentProps) {
	return landing ? <LandingPage partner={partner} landing={landing} /> : <AuthorizedDealerPage partner={partner} />;
}
