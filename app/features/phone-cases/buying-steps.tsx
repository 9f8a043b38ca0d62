import { ShoppingCart, Smartphone, Store } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { Section } from "../../ui/sections/section";

/** CART-6: explains that buying is finished in a store. LEGAL-4: how to return it, before it is bought. */
export default function BuyingSteps({ returnDays }: { returnDays: number }) {
	const steps = [
		{ icon: ShoppingCart, title: m.cases_step_cart(), hint: m.cases_step_cart_hint() },
		{ icon: Store, title: m.cases_step_store(), hint: m.cases_step_store_hint() },
		{ icon: Smartphone, title: m.cases_step_pay(), hint: m.cases_step_pay_hint() },
	];
	return (
		<Section
			tone="band"
			heading={m.cases_steps()}
			aside={
				<SiteLink to="/locations" className={buttonClass({ look: "warm" })}>
					{m.find_store()}
				</SiteLink>
			}
		>
			<ol className="grid gap-8 md:grid-cols-3">
				{steps.map(({ icon: Icon, title, hint }) => (
					<li key={title} className="row-span-3 grid grid-rows-subgrid gap-y-3 border-t-2 border-band-line pt-5">
						<Icon aria-hidden size={28} className="text-warm" />
						<h3 className="text-lg">{title}</h3>
						<p className="-mt-2 text-on-band-soft">{hint}</p>
					</li>
				))}
			</ol>
			<p className="mt-10 text-on-band-soft">
				{m.cases_returns({ days: returnDays })}{" "}
				<SiteLink to="/terms#returns" className="font-semibold text-on-band underline">
					{m.cases_returns_policy()}
				</SiteLink>
			</p>
		</Section>
	);
}
