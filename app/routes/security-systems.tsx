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
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { describePage } from "../platform/structured-data.server";
import type { Route } from "./+types/security-systems";

export const handle = {
	page: { listed: { title: m.security_systems_title, section: m.packages_security_eyebrow } },
} satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
	describePage(context, describeSecurity(m.security_systems_title()));
	return {
		...securityOffers(),
		art: pictureOf("heroes/security"),
		stores: storeContacts().map(({ id, name, city, phone, whatsapp }) => ({
			id,
			name,
			city,
			phone: phone || undefined,
			whatsapp,
		})),
	};
}

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.security_systems_title(), description: m.security_systems_description() });

export default function SecuritySystemsPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<SecurityHero art={loaderData.art} />
			<HomePackages packages={loaderData.home} />
			<ConsultationSteps />
			<BusinessPackages packages={loaderData.business} />
			<StorePhoneCards stores={loaderData.stores} />
		</>
	);
}
