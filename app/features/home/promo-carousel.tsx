import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { Badge } from "../../ui/primitives/badge";
import { buttonClass } from "../../ui/primitives/button";
import { Carousel } from "../../ui/primitives/carousel";
import { carouselWords } from "./carousel-words";
import type { HomePageData } from "./home.server";
import { promoArt } from "./promo-art";

const tones = { phone: "bg-warm-soft", sim: "bg-good-soft" };

/** HOME-4 */
export const PromoCarousel = ({ promos }: Pick<HomePageData, "promos">) => (
	<Carousel
		label={m.home_tab_promos()}
		delay={4000}
		words={carouselWords(m.home_tab_promos())}
		listClass="gap-4"
		slideClass="w-full"
		slides={promos.map((promo) => ({ key: promo.id, content: <PromoSlide promo={promo} /> }))}
	/>
);

function PromoSlide({ promo: { title, subtitle, badge, to, action, art } }: { promo: HomePageData["promos"][number] }) {
	const Art = promoArt[art];
	return (
		<article
			className={`grid h-full overflow-hidden rounded-lg border border-line sm:grid-cols-[1.35fr_1fr] lg:grid-cols-[1.15fr_1fr] ${tones[art]}`}
		>
			<div className="relative z-10 flex flex-col items-start justify-center p-6 sm:p-9 lg:p-14">
				<Badge>{badge}</Badge>
				<h3 className="mt-4 max-w-md text-3xl font-extrabold sm:max-lg:text-2xl">{title}</h3>
				<p className="mt-3 text-lg text-ink-soft">{subtitle}</p>
				<SiteLink likely to={to} className={buttonClass({ size: "large" }, "mt-7")}>
					{action}
				</SiteLink>
			</div>
			<Art />
		</article>
	);
}
