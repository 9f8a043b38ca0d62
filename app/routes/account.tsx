import { UnderDevelopment } from "../features/account/under-development";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.account_title(), description: m.account_description() });

export default function AccountPage() {
	return <UnderDevelopment />;
}
