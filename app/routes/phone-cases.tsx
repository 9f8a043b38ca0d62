import { legalDetails } from "../content/legal/legal-details";
import { AddToCartButton } from "../features/cart/add-to-cart-button";
import { CaseBrowser } from "../features/phone-cases/case-browser";
import { describeCases } from "../features/phone-cases/describe-cases.server";
import { caseListing } from "../features/phone-cases/phone-cases.server";
import { m } from "../paraglide/messages.js";
import type { PageHandle } from "../platform/page-handle";
import { pageMeta } from "../platform/page-meta";
import { pictureOf } from "../platform/pictures.server";
import { revalidateUnlessSameUrl } from "../platform/revalidation";
import { describePage } from "../platform/structured-data.server";
import { later } from "../ui/primitives/later";
import { PageHero } from "../ui/sections/page-hero";
import type { Route } from "./+types/phone-cases";

export const handle = {
	page: {
		parameters: ["make", "material", "price", "model", "sort"],
		listed: { title: m.phone_cases_title, section: m.cases_eyebrow },
	},
} satisfies PageHandle;

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta = (place: Route.MetaArgs) =>
	pageMeta(place, { title: m.phone_cases_title(), description: m.phone_cases_description() });

export function loader({ url, context }: Route.LoaderArgs) {
	const listing = caseListing(url.searchParams);
	describePage(context, describeCases(listing.cases));
	return { listing, art: pictureOf("heroes/phone-cases"), returnDays: legalDetails.returnDays };
}

const BuyingSteps = later("buying-steps", () => import("../features/phone-cases/buying-steps"));

export default function PhoneCasesPage({ loaderData: { listing, art, returnDays } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				eyebrow={m.cases_eyebrow()}
				title={m.phone_cases_title()}
				lead={m.phone_cases_description()}
				art={art}
			/>
			<CaseBrowser
				listing={listing}
				action={({ id, name, price, originalPrice, stamp, compatibility, material }, phone) => (
					<AddToCartButton
						item={{
							id,
							name,
							price,
							image: stamp,
							compatibility,
							material,
							...(originalPrice && { originalPrice }),
							...(phone && { model: phone }),
						}}
					/>
				)}
			/>
			<BuyingSteps returnDays={returnDays} />
		</>
	);
}
