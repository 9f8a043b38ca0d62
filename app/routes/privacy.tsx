import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.privacy_title(), description: m.privacy_description() });

export default function PrivacyPage() {
	return <UpcomingScreen title={m.privacy_title()} description={m.privacy_description()} />;
}
