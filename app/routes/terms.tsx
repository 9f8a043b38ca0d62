import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.terms_title(), description: m.terms_description() });

export default function TermsPage() {
	return <UpcomingScreen title={m.terms_title()} description={m.terms_description()} />;
}
