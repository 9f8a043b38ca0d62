import { Check } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { useDealerFacts } from "../../platform/use-dealer-facts";
import { buttonClass } from "../../ui/primitives/button";
import { Eyebrow } from "../../ui/sections/eyebrow";
import { HeroArt } from "./hero-art";

/** HOME-1, HOME-3 */
export function HomeHero() {
	const promises = [m.home_hero_no_contracts(), m.home_hero_no_fees(), m.home_hero_instant()];
	return (
		<section data-band="" className="relative isolate overflow-hidden bg-band text-on-band">
			<div className="page-width relative grid lg:min-h-[41rem] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
				<div className="z-10 flex flex-col items-start pt-10 cramped:pb-20 sm:pt-16 lg:justify-center lg:pt-14 lg:pb-44">
					<Eyebrow>{m.home_hero_eyebrow(useDealerFacts())}</Eyebrow>
					<HeroTitle title={m.home_hero_title()} />
					<p className="mt-5 max-w-lg text-lg text-on-band-soft">{m.home_hero_lead()}</p>
					<ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
						{promises.map((promise) => (
							<li key={promise} className="flex items-center gap-2 font-semibold">
								<span className="grid size-6 place-items-center rounded-full bg-warm text-on-warm">
									<Check aria-hidden size={15} strokeWidth={3} />
								</span>
								{promise}
							</li>
						))}
					</ul>
					{/* TRUE-7: the prescribed promises stay word for word; the note says where they end. */}
					<p className="mt-3 max-w-lg text-sm text-on-band-soft">{m.home_hero_note()}</p>
					<div className="mt-7 flex w-full flex-wrap gap-3">
						<SiteLink to="/wireless-plans" className={buttonClass({ look: "warm", size: "large" }, "max-sm:w-full")}>
							{m.home_view_plans()}
						</SiteLink>
						<SiteLink to="/locations" className={buttonClass({ look: "outline", size: "large" }, "max-sm:w-full")}>
							{m.home_find_store()}
						</SiteLink>
					</div>
				</div>
				<HeroArt />
			</div>
		</section>
	);
}

/** The percentage is highlighted, in every language. */
function HeroTitle({ title }: { title: string }) {
	const [before = "", after = ""] = title.split("50%");
	return (
		<h1 className="mt-4 max-w-2xl text-[clamp(2.5rem,1.6rem+4vw,4.5rem)] leading-[0.98] cramped:text-[min(2.5rem,16vw)]">
			{before}
			<span className="text-warm">50%</span>
			{after}
		</h1>
	);
}
