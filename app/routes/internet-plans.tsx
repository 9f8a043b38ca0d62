import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.internet_plans_title(), description: m.internet_plans_description() });

export default function InternetPlansPage() {
	return <UpcomingScreen title={m.internet_plans_title()} description={m.internet_plans_description()} />;
}
