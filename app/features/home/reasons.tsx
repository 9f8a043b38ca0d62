import { m } from "../../paraglide/messages.js";
import { useDealerFacts } from "../../platform/use-dealer-facts";
import { Section } from "../../ui/sections/section";
import { CaseArt, PlacesArt, SpeedArt } from "./reason-art";

/** HOME-7 */
export function Reasons() {
	const reasons = [
		{ title: m.home_why_locations(), text: m.home_why_locations_text(useDealerFacts()), Art: PlacesArt },
		{ title: m.home_why_products(), text: m.home_why_products_text(), Art: CaseArt },
		{ title: m.home_why_service(), text: m.home_why_service_text(), Art: SpeedArt },
	];
	return (
		<Section heading={m.home_why_heading()}>
			<ul className="grid gap-4 md:grid-cols-3 md:gap-6">
				{reasons.map(({ title, text, Art }) => (
					<li
						key={title}
						className="row-span-3 grid grid-rows-subgrid gap-y-2 overflow-hidden rounded-lg border border-line bg-raised shadow-card"
					>
						<Art />
						<h3 className="px-5 pt-3 text-xl md:px-7 md:pt-5">{title}</h3>
						<p className="px-5 pb-5 text-ink-soft md:px-7 md:pb-7">{text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
