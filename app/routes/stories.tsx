import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.stories_title(), description: m.stories_description() });

export default function StoriesPage() {
	return <UpcomingScreen title={m.stories_title()} description={m.stories_description()} />;
}
