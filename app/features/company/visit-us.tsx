import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";

/** The last word of a company page: come to a store, or write first. */
export function VisitUs({ heading, lead }: { heading: string; lead: string }) {
	return (
		<section className="page-width pb-14 sm:pb-20">
			<div
				data-band=""
				className="page-hero flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-lg bg-band p-7 text-on-band sm:p-12"
			>
				<div className="max-w-xl">
					<h2 className="text-2xl">{heading}</h2>
					<p className="mt-2 text-lg text-on-band-soft">{lead}</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<SiteLink to="/locations" className={buttonClass({ look: "warm", size: "large" })}>
						{m.company_visit_stores()}
					</SiteLink>
					<SiteLink to="/contact" className={buttonClass({ look: "outline", size: "large" }, "bg-band")}>
						{m.company_write_first()}
					</SiteLink>
				</div>
			</div>
		</section>
	);
}
