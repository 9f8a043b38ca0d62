import { describeSecurity } from "../features/packages/describe-packages.server";
import { securityOffers } from "../features/packages/packages.server";
import {
	BusinessPackages,
	ConsultationSteps,
	HomePackages,
	SecurityHero,
} from "../features/packages/security-packages";
import { StorePhoneCards } from "../features/packages/store-phone-cards";
import { storeContacts } from "../features/stores/store-contacts.server";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";
import { describePage } from "../platform/structured-data.server";
import type { Route } from "./+types/security-systems";

export function loader({ context }: Route.LoaderArgs) {
	describePage(context, describeSecurity(m.security_systems_title()));
	return {
		...securityOffers(),
		stores: storeContacts().map(({ id, name, city, phone, whatsapp }) => ({
			id,
			name,
			city,
			phone: phone || undefined,
			whatsapp,
		})),
	};
}

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.security_systems_title(), description: m.security_systems_description() });

export default function SecuritySystemsPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<SecurityHero />
			<HomePackages packages={loaderData.home} />
			<ConsultationSteps />
			<BusinessPackages packages={loaderData.business} />
			<StorePhoneCards stores={loaderData.stores} />
		</>
	);
}
