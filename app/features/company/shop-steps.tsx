import { m } from "../../paraglide/messages.js";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";
import { Picture } from "../../ui/primitives/picture";
import { Section } from "../../ui/sections/section";
import type { ShopCase } from "./shop.server";

/** SHOP-1: how a case gets from the cart into the hand while there is no checkout (CART-6). */
export function ShopSteps({ cases }: { cases: readonly ShopCase[] }) {
	const steps = [
		{ title: m.shop_step_fill(), text: m.shop_step_fill_text() },
		{ title: m.shop_step_choose(), text: m.shop_step_choose_text() },
		{ title: m.shop_step_pay(), text: m.shop_step_pay_text() },
	];
	return (
		<Section
			tone="sunken"
			heading={m.shop_steps()}
			aside={
				<SiteLink to="/phone-cases" className={buttonClass({ look: "secondary" })}>
					{m.shop_all_cases()}
				</SiteLink>
			}
		>
			<ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
				{steps.map(({ title, text }, index) => (
					<li key={title} className="row-span-2 grid grid-cols-[auto_1fr] grid-rows-subgrid gap-x-4 gap-y-1">
						<span
							aria-hidden="true"
							className="row-span-2 grid size-11 place-items-center rounded-full bg-warm font-display text-lg font-extrabold text-on-warm"
						>
							{index + 1}
						</span>
						<h3 className="text-lg">{title}</h3>
						<p className="text-sm text-ink-soft">{text}</p>
					</li>
				))}
			</ol>
			<ul className="mt-10 grid grid-cols-2 gap-4 sm:gap-5 lg:grid-cols-4">
				{cases.map(({ id, name, price, picture, alt }) => (
					<li
						key={id}
						className="relative row-span-3 grid grid-rows-subgrid gap-0 overflow-hidden rounded-lg border border-line bg-raised hover:border-accent"
					>
						<Picture
							picture={picture}
							alt={alt}
							sizes="(min-width: 64rem) 18rem, 50vw"
							className="aspect-square w-full object-cover"
						/>
						<p className="contents">
							<SiteLink
								to="/phone-cases"
								className="px-4 pt-4 text-sm font-semibold no-underline after:absolute after:inset-0 after:rounded-lg"
							>
								{name}
							</SiteLink>
							<span className="tabular px-4 pt-1 pb-4 font-display font-extrabold">{price}</span>
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
