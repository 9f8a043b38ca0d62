import { Tv } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { Badge } from "../../ui/primitives/badge";
import { buttonClass } from "../../ui/primitives/button";
import { EdgeBadges } from "../../ui/primitives/edge-badges";
import { FeatureList } from "../../ui/primitives/feature-list";
import { Price } from "../../ui/primitives/price";
import type { PackageOffer } from "./packages.server";

/** Subgrid aligns names, prices, features and buttons across a row. */
export function PackageGrid({ packages }: { packages: readonly PackageOffer[] }) {
	const columns = packages.length % 3 === 0 ? "sm:grid-cols-2 lg:grid-cols-3" : "sm:grid-cols-2 xl:grid-cols-4";
	return (
		<ul className={`grid gap-5 ${columns}`}>
			{packages.map((each) => (
				<PackageCard key={each.id} offer={each} />
			))}
		</ul>
	);
}

/** FACT-3: neutral lines, since a term or a requirement is no benefit to tick off. */
const PackageTerms = ({ known, ask }: PackageOffer["terms"]) => (
	<div className="mt-2.5 grid gap-1 text-sm text-ink-soft">
		{known.length > 0 && (
			<dl className="grid gap-1">
				{known.map(({ label, text }) => (
					<div key={label}>
						<dt className="inline font-semibold text-ink">{label}: </dt>
						<dd className="inline">{text}</dd>
					</div>
				))}
			</dl>
		)}
		<p>{ask}</p>
	</div>
);

const PackageCard = ({ offer }: { offer: PackageOffer }) => (
	<li
		id={offer.id}
		className={`relative grid min-w-0 grid-cols-1 sm:grid-rows-subgrid sm:max-lg:last:odd:col-span-full ${offer.channels ? "sm:row-span-5" : "sm:row-span-4"} gap-y-5 rounded-md border bg-raised p-5 shadow-card transition-shadow hover:shadow-float sm:p-6 ${offer.badge ? "border-warm" : "border-line"}`}
	>
		<div>
			{offer.badge && (
				<EdgeBadges>
					<Badge>{offer.badge}</Badge>
				</EdgeBadges>
			)}
			<p className="text-sm font-semibold text-ink-soft">{offer.maker}</p>
			<h3 className="mt-1 text-xl">{offer.name}</h3>
		</div>
		{offer.channels && (
			<p className="flex items-center gap-2 font-semibold text-accent">
				<Tv aria-hidden size={20} className="shrink-0" />
				{offer.channels}
			</p>
		)}
		<div>
			<Price {...offer.price} struck={offer.struck} status={offer.priceStatus} size="medium" />
			<PackageTerms {...offer.terms} />
		</div>
		<div className="border-t border-line pt-4">
			<FeatureList features={offer.features} />
		</div>
		<AskLink
			about={{ package: offer.id }}
			aria-label={`${m.packages_ask()}: ${offer.name}`}
			className={buttonClass({ look: "secondary" }, "w-full self-end")}
		>
			{m.packages_ask()}
		</AskLink>
	</li>
);
