import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.tv_title(), description: m.tv_description() });

export default function TvPage() {
	return <UpcomingScreen title={m.tv_title()} description={m.tv_description()} />;
}
