import { Hammer, History, SlidersHorizontal, UserRound } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";

/** ACCT-1: the account page is a notice for now, with ways on. */
export function UnderDevelopment() {
	const parts = [
		[UserRound, m.account_profiles()],
		[History, m.account_orders()],
		[SlidersHorizontal, m.account_preferences()],
	] as const;
	return (
		<section className="page-width grid justify-items-center gap-5 py-16 text-center sm:py-24">
			<span className="grid size-20 place-items-center rounded-full bg-warm-soft text-ink">
				<Hammer aria-hidden size={34} />
			</span>
			<h1 className="text-3xl">{m.account_under_development()}</h1>
			<p className="max-w-xl text-lg text-ink-soft">{m.account_finishing()}</p>
			<ul className="flex flex-wrap justify-center gap-3">
				{parts.map(([Icon, label]) => (
					<li
						key={label}
						className="flex items-center gap-2 rounded-full border border-line bg-raised px-4 py-2 text-sm font-medium"
					>
						<Icon aria-hidden size={18} className="text-accent" /> {label}
					</li>
				))}
			</ul>
			<div className="mt-4 flex flex-wrap justify-center gap-3">
				<SiteLink to="/" className={buttonClass({ size: "large" })}>
					{m.account_home()}
				</SiteLink>
				<SiteLink to="/phone-cases" className={buttonClass({ look: "secondary", size: "large" })}>
					{m.account_continue()}
				</SiteLink>
				<SiteLink to="/contact" className={buttonClass({ look: "secondary", size: "large" })}>
					{m.contact_title()}
				</SiteLink>
			</div>
		</section>
	);
}
