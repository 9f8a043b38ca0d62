import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.account_title(), description: m.account_description() });

export default function AccountPage() {
	return <UpcomingScreen title={m.account_title()} description={m.account_description()} />;
}
