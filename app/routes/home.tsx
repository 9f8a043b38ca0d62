import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.home_title(), description: m.home_description() });

export default function HomePage() {
	return <UpcomingScreen title={m.home_title()} description={m.home_description()} />;
}
