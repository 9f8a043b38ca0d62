import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () =>
	pageMeta({ title: m.security_systems_title(), description: m.security_systems_description() });

export default function SecuritySystemsPage() {
	return <UpcomingScreen title={m.security_systems_title()} description={m.security_systems_description()} />;
}
