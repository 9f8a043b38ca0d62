import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.about_title(), description: m.about_description() });

export default function AboutPage() {
	return <UpcomingScreen title={m.about_title()} description={m.about_description()} />;
}
