import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { Carousel } from "../../ui/primitives/carousel";
import { Picture } from "../../ui/primitives/picture";
import { Section } from "../../ui/sections/section";
import { carouselWords } from "./carousel-words";
import type { HomePageData } from "./home.server";

/** HOME-6, SITE-6 */
export const PartnerCarousel = ({ partners }: Pick<HomePageData, "partners">) => (
	<Section
		tone="sunken"
		heading={m.home_partners_heading({ count: partners.length })}
		lead={m.home_partners_lead()}
		aside={
			<SiteLink to="/partners" className={buttonClass({ look: "secondary" })}>
				{m.home_partners_all()}
			</SiteLink>
		}
	>
		<Carousel
			label={m.home_partners_label()}
			delay={2000}
			words={carouselWords(m.home_partners_label())}
			listClass="gap-4"
			slideClass="w-[calc((100%-1rem)/2)] sm:w-[calc((100%-3rem)/4)] lg:w-[calc((100%-5rem)/6)]"
			slides={partners.map((partner) => ({ key: partner.slug, content: <PartnerTile partner={partner} /> }))}
		/>
	</Section>
);

function PartnerTile({ partner: { slug, name, logo, isLinked } }: { partner: HomePageData["partners"][number] }) {
	const tile = (
		<Picture picture={logo} alt={isLinked ? "" : name} sizes="12rem" className="aspect-2/1 w-full rounded-[7.5%/15%]" />
	);
	if (!isLinked) return tile;
	return (
		<a
			href={localePath(`/partners/${slug}`)}
			target="_blank"
			rel="noopener"
			aria-label={m.home_partner_new_tab({ name })}
			className="block rounded-md transition-transform duration-200 hover:-translate-y-1"
		>
			{tile}
		</a>
	);
}
