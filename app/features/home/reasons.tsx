import { m } from "../../paraglide/messages.js";
import { Section } from "../../ui/sections/section";
import { CaseArt, PlacesArt, SpeedArt } from "./reason-art";

/** HOME-7 */
export function Reasons() {
	const reasons = [
		{ title: m.home_why_locations(), text: m.home_why_locations_text(), Art: PlacesArt },
		{ title: m.home_why_products(), text: m.home_why_products_text(), Art: CaseArt },
		{ title: m.home_why_service(), text: m.home_why_service_text(), Art: SpeedArt },
	];
	return (
		<Section heading={m.home_why_heading()}>
			<ul className="grid gap-4 md:grid-cols-3 md:gap-6">
				{reasons.map(({ title, text, Art }) => (
					<li key={title} className="overflow-hidden rounded-lg border border-line bg-raised shadow-card">
						<Art />
						<div className="p-5 md:p-7">
							<h3 className="text-xl">{title}</h3>
							<p className="mt-2 text-ink-soft">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
