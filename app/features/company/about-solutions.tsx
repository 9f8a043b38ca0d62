import {
	ArrowRight,
	BriefcaseBusiness,
	type LucideIcon,
	ShieldCheck,
	Smartphone,
	Tv,
	Wallet,
	Wifi,
} from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { Section } from "../../ui/sections/section";

/** ABOUT-1: the six things the dealer sells. */
export default function AboutSolutions() {
	const solutions: { icon: LucideIcon; to: string; title: string; text: string }[] = [
		{ icon: Smartphone, to: "/wireless-plans", title: m.about_wireless(), text: m.about_wireless_text() },
		{ icon: Wifi, to: "/internet-plans", title: m.about_internet(), text: m.about_internet_text() },
		{ icon: Tv, to: "/tv-cable-on-demand", title: m.about_tv(), text: m.about_tv_text() },
		{ icon: ShieldCheck, to: "/security-systems", title: m.about_security(), text: m.about_security_text() },
		{ icon: Wallet, to: "/phone-cases", title: m.about_cases(), text: m.about_cases_text() },
		{ icon: BriefcaseBusiness, to: "/contact", title: m.about_business(), text: m.about_business_text() },
	];
	return (
		<Section tone="sunken" heading={m.about_solutions()} lead={m.about_solutions_lead()}>
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
				{solutions.map(({ icon: Icon, to, title, text }) => (
					<li
						key={title}
						className="group relative grid grid-rows-[auto_auto_1fr] gap-2 rounded-lg border border-line bg-raised p-6 shadow-card transition focus-within:border-accent hover:-translate-y-0.5 hover:border-accent"
					>
						<span className="mb-2 grid size-12 place-items-center rounded-md bg-accent-soft text-accent-strong">
							<Icon aria-hidden size={24} />
						</span>
						<h3 className="flex items-center gap-2 text-lg">
							<SiteLink to={to} className="no-underline after:absolute after:inset-0 after:rounded-lg">
								{title}
							</SiteLink>
							<ArrowRight aria-hidden size={18} className="text-accent transition group-hover:translate-x-1" />
						</h3>
						<p className="text-sm text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
