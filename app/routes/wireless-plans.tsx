import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.wireless_plans_title(), description: m.wireless_plans_description() });

export default function WirelessPlansPage() {
	return <UpcomingScreen title={m.wireless_plans_title()} description={m.wireless_plans_description()} />;
}
