import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";
import { useDealerFacts } from "../../platform/use-dealer-facts";
import { FeatureList } from "../../ui/primitives/feature-list";
import { Picture } from "../../ui/primitives/picture";
import type { AboutFacts } from "./about.server";

/** ABOUT-1: Our Story, with the authorized reseller statement (SITE-6). */
export function AboutStory({ pictures }: { pictures: AboutFacts["storyPictures"] }) {
	return (
		<section className="page-width grid items-center gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-2 lg:py-24">
			<div className="grid gap-4">
				<h2 className="text-2xl">{m.about_story()}</h2>
				<p className="text-lg">{m.about_story_beginning({ year: dealer.foundingYear })}</p>
				<p className="text-ink-soft">{m.about_story_today(useDealerFacts())}</p>
				<p className="text-ink-soft">{m.about_story_reseller({ name: dealer.name })}</p>
				<div className="mt-2 border-l-4 border-warm pl-5">
					<h3 className="mb-2 text-base">{m.about_promise()}</h3>
					<FeatureList features={[m.about_promise_price(), m.about_promise_number(), m.about_promise_after()]} />
				</div>
			</div>
			<div>
				{pictures.map(({ picture, alt }, index) => (
					<Picture
						key={alt}
						picture={picture}
						alt={alt}
						sizes="(min-width: 64rem) 32rem, 90vw"
						className={`aspect-[3/2] rounded-lg object-cover ${index === 0 ? "w-[86%] shadow-card" : "relative -mt-[14%] ml-auto w-[62%] shadow-float border-8 border-surface"}`}
					/>
				))}
			</div>
		</section>
	);
}
