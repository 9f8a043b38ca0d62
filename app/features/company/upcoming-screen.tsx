import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { PageHero } from "../../ui/sections/page-hero";

/** A page whose screen is not built yet, and says so. */
export function UpcomingScreen({ title, description }: { title: string; description: string }) {
	return (
		<>
			<PageHero eyebrow={m.upcoming_eyebrow()} title={title} lead={description} />
			<section className="page-width grid justify-items-start gap-4 py-14">
				<h2 className="text-2xl">{m.upcoming_title()}</h2>
				<p className="max-w-xl text-ink-soft">{m.upcoming_hint()}</p>
				<SiteLink to="/locations" className={buttonClass()}>
					{m.find_store()}
				</SiteLink>
			</section>
		</>
	);
}
