import { Headset, MapPin, ShieldCheck } from "lucide-react";
import { m } from "../../../paraglide/messages.js";
import { useDealerFacts } from "../../../platform/use-dealer-facts";
import { Section } from "../../../ui/sections/section";

export default function WhyChooseUs({ name }: { name: string }) {
	const facts = useDealerFacts();
	const reasons = [
		{ icon: ShieldCheck, title: m.partners_why_dealer_title(), text: m.partners_why_dealer_text({ name }) },
		{ icon: Headset, title: m.partners_why_support_title(), text: m.partners_why_support_text() },
		{ icon: MapPin, title: m.partners_why_locations_title(facts), text: m.partners_why_locations_text(facts) },
	];
	return (
		<Section heading={m.partners_why()}>
			<ul className="grid gap-8 md:grid-cols-3">
				{reasons.map(({ icon: Icon, title, text }) => (
					<li key={title} className="partner-edge row-span-3 grid grid-rows-subgrid gap-y-3 border-t-6 pt-5">
						<Icon aria-hidden size={32} strokeWidth={1.75} />
						<h3 className="text-lg">{title}</h3>
						<p className="-mt-2 text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
