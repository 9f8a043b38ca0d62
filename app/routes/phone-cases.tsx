import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.phone_cases_title(), description: m.phone_cases_description() });

export default function PhoneCasesPage() {
	return <UpcomingScreen title={m.phone_cases_title()} description={m.phone_cases_description()} />;
}
