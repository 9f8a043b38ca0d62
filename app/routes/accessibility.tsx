import { dealer } from "../content/dealer";
import { accessibilityText } from "../features/company/legal.server";
import { LegalPage } from "../features/company/legal-page";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { telephoneLink } from "../platform/telephone";
import type { Route } from "./+types/accessibility";

export const handle = {
	page: { listed: { title: m.accessibility_title, section: m.accessibility_eyebrow } },
} satisfies PageHandle;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.accessibility_title(), description: m.accessibility_description() });

export const loader = () => accessibilityText();

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage
			eyebrow={m.accessibility_eyebrow()}
			title={m.accessibility_title()}
			lead={m.accessibility_description()}
			text={loaderData}
			contact={{
				heading: m.accessibility_contact(),
				lead: m.accessibility_contact_lead(),
				email: dealer.email,
				phone: { text: dealer.phone, link: telephoneLink(dealer.phone) },
			}}
		/>
	);
}
