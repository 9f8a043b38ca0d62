import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.auth_callback_title(), description: m.auth_callback_description() });

export default function AuthCallbackPage() {
	return <UpcomingScreen title={m.auth_callback_title()} description={m.auth_callback_description()} />;
}
