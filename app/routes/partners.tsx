import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.partners_title(), description: m.partners_description() });

export default function PartnersPage() {
	return <UpcomingScreen title={m.partners_title()} description={m.partners_description()} />;
}
