import { Store } from "lucide-react";
import { dealer } from "../../content/dealer";
import { m } from "../../paraglide/messages.js";

/** ABOUT-1: the founder, by role and not by name (SITE-5). */
export default function FounderProfile() {
	return (
		<section className="page-width py-12 sm:py-16 lg:py-24">
			<div className="grid items-center gap-x-12 gap-y-8 md:grid-cols-[16rem_minmax(0,1fr)]">
				<div
					data-band=""
					className="page-hero bg-size-[auto_60%] grid min-h-48 content-start md:aspect-square gap-1.5 overflow-hidden rounded-lg bg-band p-7 text-on-band"
				>
					<Store aria-hidden size={30} className="mb-2 text-warm" />
					<p className="font-display text-2xl leading-none font-extrabold">{dealer.foundingYear}</p>
					<p className="text-sm text-on-band-soft">{m.about_founder_since()}</p>
				</div>
				<div className="grid gap-3">
					<h2 className="text-2xl">{m.about_founder()}</h2>
					<p className="font-semibold text-accent">
						{m.about_founder_role({ name: dealer.name, year: dealer.foundingYear })}
					</p>
					<p className="max-w-2xl text-lg">{m.about_founder_text()}</p>
					<p className="max-w-2xl text-ink-soft">{m.about_founder_rule()}</p>
				</div>
			</div>
		</section>
	);
}
