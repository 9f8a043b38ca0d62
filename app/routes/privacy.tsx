import { dealer } from "../content/dealer";
import { privacyText } from "../features/company/legal.server";
import { LegalPage } from "../features/company/legal-page";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { telephoneLink } from "../platform/telephone";
import type { Route } from "./+types/privacy";

export const handle = {
	page: { listed: { title: m.privacy_title, section: m.legal_eyebrow } },
} satisfies PageHandle;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.privacy_title(), description: m.privacy_description() });

export const loader = () => privacyText(new Date());

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage
			title={m.privacy_title()}
			lead={m.legal_privacy_lead()}
			text={loaderData}
			contact={{
				heading: m.legal_privacy_contact(),
				lead: m.legal_privacy_contact_lead(),
				email: dealer.privacyEmail,
				phone: { text: dealer.phone, link: telephoneLink(dealer.phone) },
			}}
		/>
	);
}
