import { m } from "../../paraglide/messages.js";
import { AskLink } from "../../platform/ask-link";
import { Badge } from "../../ui/primitives/badge";
import { buttonClass } from "../../ui/primitives/button";
import type { PictureSource } from "../../ui/primitives/picture";
import { PageHero } from "../../ui/sections/page-hero";
import { Section } from "../../ui/sections/section";
import { JumpLinks } from "./jump-links";
import { PackageGrid } from "./package-card";
import type { TvGroup } from "./packages.server";
import { PriceLine } from "./price-line";

export const TvHero = ({ groups, art }: { groups: readonly TvGroup[]; art: PictureSource }) => (
	<PageHero eyebrow={m.packages_tv_eyebrow()} title={m.tv_title()} lead={m.tv_description()} art={art}>
		<JumpLinks groups={groups} />
		<PriceLine />
	</PageHero>
);

/** TV-1 */
export const TvGroups = ({ groups }: { groups: readonly TvGroup[] }) =>
	groups.map(({ id, name, notSold, packages }, index) => (
		<Section
			key={id}
			id={id}
			heading={name}
			lead={notSold}
			tone={index % 2 === 0 ? "plain" : "sunken"}
			aside={<Badge tone="quiet">{m.packages_count({ count: packages.length })}</Badge>}
		>
			<PackageGrid packages={packages} />
		</Section>
	));

/** For visitors who know what they watch but not which package includes it. */
export const TvUnsure = () => (
	<section className="bg-sunken">
		<div className="page-width grid gap-8 py-12 sm:py-16 lg:grid-cols-[1fr_auto] lg:items-center">
			<div>
				<h2 className="text-2xl">{m.packages_tv_unsure()}</h2>
				<p className="mt-3 max-w-xl text-lg text-ink-soft">{m.packages_tv_unsure_text()}</p>
			</div>
			<AskLink about={{ topic: "tv" }} className={buttonClass({ size: "large" }, "sm:justify-self-start")}>
				{m.packages_tv_ask()}
			</AskLink>
		</div>
	</section>
);
