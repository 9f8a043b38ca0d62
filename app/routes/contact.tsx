import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.contact_title(), description: m.contact_description() });

export default function ContactPage() {
	return <UpcomingScreen title={m.contact_title()} description={m.contact_description()} />;
}
