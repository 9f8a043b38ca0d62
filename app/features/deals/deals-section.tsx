import type { ComponentProps } from "react";
import { m } from "../../paraglide/messages.js";
import { Section } from "../../ui/sections/section";
import DealGrid from "./deal-grid";

export default function DealsSection({ deals }: ComponentProps<typeof DealGrid>) {
	return (
		<Section tone="sunken" heading={m.plans_deals_heading()} lead={m.plans_deals_lead()}>
			<DealGrid deals={deals} />
		</Section>
	);
}
