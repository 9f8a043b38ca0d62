import type { ComponentProps } from "react";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/primitives/badge";
import { EdgeBadges } from "../../ui/primitives/edge-badges";
import { FeatureList } from "../../ui/primitives/feature-list";
import { ContactButton } from "./contact-button";
import type { Offer, PartnerProfile } from "./partners.server";
import { PromotionDiscount } from "./promotion-discount";

/** A promotion as one of a row; the parts of neighbours stand on the same lines. */
export function PromotionCard({ partner, promotion }: { partner: PartnerProfile; promotion: Offer }) {
	return (
		<li className="partner-edge relative grid gap-y-4 rounded-md border-t-6 bg-raised p-6 shadow-card md:row-span-5 md:grid-rows-subgrid">
			<h3 className="text-xl">{promotion.title}</h3>
			{promotion.badge && (
				<EdgeBadges>
					<Badge>{promotion.badge}</Badge>
				</EdgeBadges>
			)}
			<p className="-mt-2 text-ink-soft">{promotion.description}</p>
			<div>
				<FeatureList features={promotion.features} />
			</div>
			<PromotionDiscount discount={promotion.discount} />
			<div className="grid sm:justify-items-start">
				<AskAboutOffer partner={partner} promotion={promotion} />
			</div>
		</li>
	);
}

/** The cards of a partner in one row where there is room. */
export function PromotionGrid({ partner }: { partner: PartnerProfile }) {
	const columns =
		partner.promotions.length === 2
			? "md:grid-cols-2"
			: "md:grid-cols-2 lg:grid-cols-3 md:max-lg:*:last:odd:col-span-full";
	return (
		<ul className={`grid gap-6 ${columns}`}>
			{partner.promotions.map((promotion) => (
				<PromotionCard key={promotion.id} partner={partner} promotion={promotion} />
			))}
		</ul>
	);
}

/** A promotion across the whole width: what it is, what is in it, and what to do about it, side by side. */
export function PromotionRow({
	partner,
	promotion,
	headingLevel: Heading = "h3",
}: {
	partner: PartnerProfile;
	promotion: Offer;
	headingLevel?: "h3" | "h4";
}) {
	return (
		<li className="partner-edge grid gap-x-10 gap-y-5 rounded-md border-l-6 bg-raised p-6 shadow-card md:grid-cols-2 md:items-center lg:grid-cols-[1.3fr_1fr_auto]">
			<div>
				{promotion.badge && <Badge>{promotion.badge}</Badge>}
				<Heading className="text-xl not-first:mt-2">{promotion.title}</Heading>
				<p className="mt-1 text-ink-soft">{promotion.description}</p>
			</div>
			<FeatureList features={promotion.features} />
			<div className="grid gap-4 justify-items-start md:col-span-full lg:col-span-1 lg:max-w-56">
				<PromotionDiscount discount={promotion.discount} isApart />
				<AskAboutOffer partner={partner} promotion={promotion} />
			</div>
		</li>
	);
}

export const AskAboutOffer = ({
	partner,
	promotion,
	...rest
}: { partner: PartnerProfile; promotion: Offer } & Pick<ComponentProps<typeof ContactButton>, "look" | "size">) => (
	<ContactButton
		partner={partner.slug}
		promotion={promotion.id}
		label={m.partners_ask_offer()}
		about={promotion.title}
		{...rest}
	/>
);
