import { Hammer, History, SlidersHorizontal, UserRound } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";

/** ACCT-1: what the account page does not have yet, with ways on. */
export default function UnderDevelopment() {
	const parts = [
		[UserRound, m.account_profiles()],
		[History, m.account_orders()],
		[SlidersHorizontal, m.account_preferences()],
	] as const;
	return (
		<div className="grid content-start gap-5">
			<Hammer aria-hidden size={34} />
			<h2 className="text-xl">{m.account_under_development()}</h2>
			<p>{m.account_finishing()}</p>
			<ul className="grid gap-2">
				{parts.map(([Icon, label]) => (
					<li key={label} className="flex items-center gap-2.5 font-medium">
						<Icon aria-hidden size={19} className="text-accent" /> {label}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				<SiteLink to="/" className={buttonClass({ look: "secondary" })}>
					{m.account_home()}
				</SiteLink>
				<SiteLink to="/phone-cases" className={buttonClass({ look: "secondary" })}>
					{m.account_continue()}
				</SiteLink>
				<SiteLink to="/contact" className={buttonClass({ look: "secondary" })}>
					{m.contact_title()}
				</SiteLink>
			</div>
		</div>
	);
}
