import { dealer } from "../content/dealer";
import { termsText } from "../features/company/legal.server";
import { LegalPage } from "../features/company/legal-page";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { telephoneLink } from "../platform/telephone";
import type { Route } from "./+types/terms";

export const handle = {
	page: { listed: { title: m.terms_title, section: m.legal_eyebrow } },
} satisfies PageHandle;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.terms_title(), description: m.terms_description() });

export const loader = () => termsText(new Date());

export default function TermsPage({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage
			title={m.terms_title()}
			lead={m.legal_terms_lead()}
			text={loaderData}
			contact={{
				heading: m.legal_terms_contact(),
				lead: m.legal_terms_contact_lead(),
				email: dealer.email,
				phone: { text: dealer.phone, link: telephoneLink(dealer.phone) },
			}}
		/>
	);
}
