import { UpcomingScreen } from "../features/company/upcoming-screen";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";

export const meta = () => pageMeta({ title: m.shop_title(), description: m.shop_description() });

export default function ShopPage() {
	return <UpcomingScreen title={m.shop_title()} description={m.shop_description()} />;
}
