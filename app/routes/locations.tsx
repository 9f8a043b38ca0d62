import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.locations_title(), description: m.locations_description() });

export default function LocationsPage() {
	return <UpcomingScreen title={m.locations_title()} description={m.locations_description()} />;
}
